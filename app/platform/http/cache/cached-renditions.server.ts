import type { IncomingMessage } from "node:http";
import type { EncodedBodies } from "../encoded-body.server.ts";
import { onContentChanged } from "./content-tags.server.ts";

/** Rendition names are content hashes, so their addresses are immutable. */
const RENDITION = /^\/files\/[a-z0-9_-]+\/variants\/[\w.-]+\.(?:avif|webp|jpg)$/;
const LARGEST_BYTES = 256 * 1024;
/** Some hundreds of a page's pictures. */
const MOST_BYTES = 32 * 1024 * 1024;

const kept = new Map<string, EncodedBodies>();
let keptBytes = 0;
/** Counts purges: a file read before one must not be cached after it. */
let round = 0;

onContentChanged((tags, { mayLag }) => {
  // Edits change no rendition, because its name is a content hash.
  if (mayLag || !tags.includes("media")) return;
  round += 1;
  keptBytes = 0;
  kept.clear();
});

export function isRendition({ headers }: IncomingMessage, url: string): boolean {
  return RENDITION.test(url) && headers.range === undefined;
}

/** Recently requested rendition, to save disk or bucket access. */
export function cachedRendition(url: string): EncodedBodies | undefined {
  return kept.get(url);
}

export async function cacheRendition(
  request: Request,
  respond: (request: Request) => Promise<Response>,
): Promise<Response> {
  const before = round;
  const response = await respond(request);
  const { status, headers } = response;
  const length = Number(headers.get("content-length") ?? Number.POSITIVE_INFINITY);
  if (request.method !== "GET" || status !== 200 || length > LARGEST_BYTES) return response;
  const bytes = await bufferRequest(request, response);
  if (!bytes) return new Response(null);
  if (bytes.length === length && round === before) keep(new URL(request.url).pathname, bytes, headers);
  return new Response(bytes, { status, headers });
}

/** Undefined when the visitor has left: the read is aborted. */
async function bufferRequest(request: Request, response: Response): Promise<Buffer<ArrayBuffer> | null> {
  try {
    return Buffer.from(await response.arrayBuffer());
  } catch (error) {
    if (request.signal.aborted) return null;
    throw error;
  }
}

function keep(url: string, bytes: Buffer, headers: Headers): void {
  // Added by the HTTP server to every response.
  const own = [...headers].filter(([name]) => name !== "x-content-type-options");
  // Pictures are compressed already.
  const body = { bytes, etag: headers.get("etag") ?? "", headers: own.flat() };
  drop(url);
  kept.set(url, { br: body, gzip: body, identity: body, size: bytes.length });
  keptBytes += bytes.length;
  for (const oldest of kept.keys()) {
    if (keptBytes <= MOST_BYTES) break;
    drop(oldest);
  }
}

function drop(url: string): void {
  keptBytes -= kept.get(url)?.size ?? 0;
  kept.delete(url);
}
