import { passwordRedirect } from "#app/accounts/credentials.server.ts";
import type { Editor } from "#app/accounts/guard.server.ts";
import { redirectWithToast } from "#app/platform/http/flash.server.ts";
import { readPostedFields } from "#app/platform/http/posted-fields.server.ts";
import type { Toast } from "#app/platform/outcome.ts";
import { BACKUPS_PATH } from "./backups.rules.ts";

type Words = Omit<Toast, "kind">;

export async function withPassword(
  editor: Editor,
  request: Request,
  work: (name: string) => Promise<Response>,
): Promise<Response> {
  const fields = await readPostedFields(request);
  return (await passwordRedirect(editor, fields, BACKUPS_PATH)) ?? work(String(fields.get("name")));
}

export const refuseWith = (toast: Words): Promise<Response> =>
  redirectWithToast(BACKUPS_PATH, { kind: "error", ...toast });
