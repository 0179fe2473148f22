import { Readable } from "node:stream";
import { redirect } from "react-router";
import { editorOf } from "#app/accounts/guard.server.ts";
import { download } from "#app/platform/http/download.ts";
import type { Route } from "./+types/backup-download.resource.ts";
import { BACKUPS_PATH } from "./backups.rules.ts";
import { openBackupForDownload } from "./backups.server.ts";
import { backupTexts } from "./backups.texts.ts";
import { refuseWith, withPassword } from "./with-password.server.ts";

export function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const editor = editorOf(context);
  return withPassword(editor, request, async (name) => {
    const backup = await openBackupForDownload(editor, name);
    if (!backup) return refuseWith(backupTexts.toasts.gone);
    const body = Readable.toWeb(backup.stream) as ReadableStream;
    return download(body, name, "application/gzip", { "content-length": String(backup.bytes) });
  });
}

export const loader = () => redirect(BACKUPS_PATH);
