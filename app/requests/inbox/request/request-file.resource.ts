import { editorOf } from "#app/accounts/guard.server.ts";
import { servePrivateFile } from "../private-files.server.ts";
import type { Route } from "./+types/request-file.resource";

export function loader({ request, params, context }: Route.LoaderArgs) {
  return servePrivateFile(editorOf(context), request, params.id, Number(params.place));
}
