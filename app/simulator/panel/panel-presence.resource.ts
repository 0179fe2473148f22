import { authorise } from "#app/accounts/guard.server.ts";
import { handlePresence } from "#app/content/presence/presence.server.ts";
import { readEditorFields } from "#app/platform/http/posted-fields.server.ts";
import type { Route } from "./+types/panel-presence.resource";
import { PANEL_ROLES, signInFirst } from "./panel-sign-in.server.ts";

const NOT_TAKEN = 405;

export function loader() {
  return new Response(null, {
    status: NOT_TAKEN,
    headers: { "cache-control": "private, no-store", allow: "POST" },
  });
}

export async function action({ request }: Route.ActionArgs): Promise<Response> {
  const editor = await authorise(request, PANEL_ROLES);
  if (!editor) return signInFirst();
  return handlePresence(editor, await readEditorFields(request));
}
