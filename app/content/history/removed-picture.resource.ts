import { editorOf } from "#app/accounts/guard.server.ts";
import { serveRemovedPicture } from "#app/media/removed-picture.server.ts";
import type { Route } from "./+types/removed-picture.resource";

export const loader = ({ request, params, context }: Route.LoaderArgs): Promise<Response> =>
  serveRemovedPicture(editorOf(context), request, params.id);
