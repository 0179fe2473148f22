import { redirect } from "react-router";
import { editorOf } from "#app/accounts/guard.server.ts";
import { redirectWithToast } from "#app/platform/http/flash.server.ts";
import { log } from "#app/platform/log.server.ts";
import type { Route } from "./+types/restore.resource.ts";
import { BACKUPS_PATH } from "./backups.rules.ts";
import { backupTexts } from "./backups.texts.ts";
import { restoreSite } from "./restore-site.server.ts";
import { refuseWith, withPassword } from "./with-password.server.ts";

const { toasts } = backupTexts;
const REFUSALS = {
  gone: toasts.gone,
  unproven: toasts.unproven,
  "other installation": toasts.otherInstallation,
  busy: toasts.busy,
} as const;

/** Nobody's session is restored, so everybody signs in again. */
export function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const editor = editorOf(context);
  return withPassword(editor, request, async (name) => {
    try {
      const done = await restoreSite(editor, name);
      if (done !== "restored") return refuseWith(REFUSALS[done]);
      log.info({ editor: editor.id, backup: name }, "Site restored from the administration");
      return redirectWithToast("/admin-login", { kind: "success", ...toasts.restored });
    } catch (error) {
      log.error({ err: error, editor: editor.id, backup: name }, "The site could not be restored");
      return refuseWith(toasts.restoreFailed);
    }
  });
}

export const loader = () => redirect(BACKUPS_PATH);
