import type { Route } from "./+types/files.resource";
import { serveFile } from "./files.server.ts";

/** `/files/:bucket/*`: stored originals and their renditions. HEAD comes this way too. */
export function loader({ request, params }: Route.LoaderArgs) {
  return serveFile(request, params.bucket, params["*"]);
}
