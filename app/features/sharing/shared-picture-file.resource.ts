import { fileBody } from "#app/platform/http/file-body.server.ts";
import type { Route } from "./+types/shared-picture-file.resource";
import { openSharedPicture } from "./shared-pictures.server.ts";

const HEADERS = {
  "x-robots-tag": "noindex",
  "cache-control": "private, no-store",
};

export async function loader({ request, params }: Route.LoaderArgs): Promise<Response> {
  const opened = await openSharedPicture(params.id);
  if (!opened) return new Response(null, { status: 404, headers: HEADERS });
  return new Response(fileBody(request, opened.stream), {
    headers: { ...HEADERS, "content-type": "image/jpeg", "content-length": String(opened.bytes) },
  });
}
