import { redirect } from "react-router";
import { editorOf } from "#app/accounts/guard.server.ts";
import { download } from "#app/platform/http/download.ts";
import { fileBody } from "#app/platform/http/file-body.server.ts";
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
    const length = { "content-length": String(backup.bytes) };
    return download(fileBody(request, backup.stream), name, "application/gzip", length);
  });
}

export const loader = () => redirect(BACKUPS_PATH);
