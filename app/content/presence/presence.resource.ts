import { editorOf } from "#app/accounts/guard.server.ts";
import { postOnly } from "#app/platform/http/post-only.ts";
import { readEditorFields } from "#app/platform/http/posted-fields.server.ts";
import type { Route } from "./+types/presence.resource.ts";
import { handlePresence } from "./presence.server.ts";

export const loader = postOnly;

export const action = async ({ request, context }: Route.ActionArgs): Promise<Response> =>
  handlePresence(editorOf(context), await readEditorFields(request));
