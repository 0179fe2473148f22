import { redirect } from "react-router";
import { checkPassword } from "#app/features/accounts/credentials.server.ts";
import { editorOf } from "#app/features/accounts/guard.server.ts";
import { backupTexts } from "#app/features/backups/backups.texts.ts";
import { restoreHouse } from "#app/house.server.ts";
import { flash } from "#app/platform/http/flash.server.ts";
import { readPostedFields } from "#app/platform/http/posted-fields.server.ts";
import { log } from "#app/platform/log.server.ts";
import type { Toast } from "#app/platform/outcome.ts";
import type { Route } from "./+types/restore.resource.ts";

const { toasts } = backupTexts;

/** Brings the whole site back to a kept backup. The sessions come with it, so everybody signs in again. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const editor = editorOf(context);
  const fields = await readPostedFields(request);
  if (!(await checkPassword(editor, String(fields.get("password") ?? "")))) return back(toasts.passwordWrong);
  const name = String(fields.get("name"));
  try {
    const done = await restoreHouse(editor, name);
    if (done === "gone") return back(toasts.gone);
    if (done === "other house") return back(toasts.otherHouse);
    log.info({ editor: editor.id, backup: name }, "Site restored from the administration");
    return to("/admin-login", { kind: "success", ...toasts.restored });
  } catch (error) {
    log.error({ err: error, editor: editor.id, backup: name }, "The site could not be restored");
    return back(toasts.restoreFailed);
  }
}

export const loader = () => redirect("/admin/copias");

const back = (toast: Omit<Toast, "kind">) => to("/admin/copias", { kind: "error", ...toast });

async function to(path: string, toast: Toast): Promise<Response> {
  return redirect(path, { headers: await flash(toast), status: 303 });
}
