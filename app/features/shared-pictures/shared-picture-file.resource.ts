import { Readable } from "node:stream";
import type { Route } from "./+types/shared-picture-file.resource";
import { openSharedPicture } from "./shared-pictures.server.ts";

const HEADERS = {
  "x-robots-tag": "noindex",
  "cache-control": "private, no-store",
};

export async function loader({ request, params }: Route.LoaderArgs): Promise<Response> {
  const opened = await openSharedPicture(params.id);
  if (!opened) return new Response(null, { status: 404, headers: HEADERS });
  request.signal.addEventListener("abort", () => opened.stream.destroy(), { once: true });
  opened.stream.on("error", () => opened.stream.destroy());
  return new Response(Readable.toWeb(opened.stream) as ReadableStream<Uint8Array>, {
    headers: { ...HEADERS, "content-type": "image/jpeg", "content-length": String(opened.bytes) },
  });
}
