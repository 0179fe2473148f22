import { editorOf } from "#app/features/accounts/guard.server.ts";
import { readEditorFields } from "#app/platform/http/posted-fields.server.ts";
import type { Route } from "./+types/presence.resource.ts";
import { handlePresence } from "./presence.server.ts";

const NOT_TAKEN = 405;

export function loader() {
  return new Response(null, { status: NOT_TAKEN, headers: { allow: "POST" } });
}

export const action = async ({ request, context }: Route.ActionArgs): Promise<Response> =>
  handlePresence(editorOf(context), await readEditorFields(request));
