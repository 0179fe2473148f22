import { Readable } from "node:stream";
import { redirect } from "react-router";
import { checkPassword } from "#app/features/accounts/credentials.server.ts";
import { editorOf } from "#app/features/accounts/guard.server.ts";
import { flash } from "#app/platform/http/flash.server.ts";
import { readPostedFields } from "#app/platform/http/posted-fields.server.ts";
import type { Toast } from "#app/platform/outcome.ts";
import type { Route } from "./+types/backup-download.resource.ts";
import { handOutBackup } from "./backups.server.ts";
import { backupTexts } from "./backups.texts.ts";

const { toasts } = backupTexts;

/** A backup as a file, for whoever knows the account's password again: it holds everything about everybody. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const editor = editorOf(context);
  const fields = await readPostedFields(request);
  if (!(await checkPassword(editor, String(fields.get("password") ?? "")))) return back(toasts.passwordWrong);
  const name = String(fields.get("name"));
  const backup = await handOutBackup(editor, name);
  if (!backup) return back(toasts.gone);
  return new Response(Readable.toWeb(backup.stream) as ReadableStream, {
    headers: {
      "content-type": "application/gzip",
      "content-length": String(backup.bytes),
      "content-disposition": `attachment; filename="${name}"`,
      "cache-control": "no-store",
    },
  });
}

export const loader = () => redirect("/admin/copias");

async function back(toast: Omit<Toast, "kind">): Promise<Response> {
  return redirect("/admin/copias", { headers: await flash({ kind: "error", ...toast }), status: 303 });
}
