import { editorOf } from "#app/features/accounts/guard.server.ts";
import type { Route } from "./+types/request-file.resource";
import { servePrivateFile } from "./private-files.server.ts";

/** `/admin/leads/:id/arquivos/:place`: what a visitor attached, for the administrator whom the address was made for. */
export function loader({ request, params, context }: Route.LoaderArgs) {
  return servePrivateFile(editorOf(context), request, params.id, Number(params.place));
}
