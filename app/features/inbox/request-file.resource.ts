import { editorOf } from "#app/features/accounts/guard.server.ts";
import type { Route } from "./+types/request-file.resource";
import { servePrivateFile } from "./private-files.server.ts";

export function loader({ request, params, context }: Route.LoaderArgs) {
  return servePrivateFile(editorOf(context), request, params.id, Number(params.place));
}
