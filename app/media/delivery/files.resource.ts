import { isRemovedFile } from "../removed-files.server.ts";
import type { Route } from "./+types/files.resource";
import { noSuchFile, serveFile } from "./files.server.ts";

/** `/files/:bucket/*`; HEAD uses the loader too. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const { bucket, "*": key } = params;
  return (await isRemovedFile(bucket, key)) ? noSuchFile() : serveFile(request, bucket, key);
}
