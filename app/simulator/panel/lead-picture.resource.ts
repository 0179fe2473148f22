import { authorise } from "#app/accounts/guard.server.ts";
import { servePrivateFile } from "#app/requests/inbox/private-files.server.ts";
import type { Route } from "./+types/lead-picture.resource";
import { PANEL_ROLES, signInFirst } from "./panel-sign-in.server.ts";

export async function loader({ request, params }: Route.LoaderArgs): Promise<Response> {
  const editor = await authorise(request, PANEL_ROLES);
  if (!editor) return signInFirst();
  return servePrivateFile(editor, request, params.id, Number(params.place));
}
