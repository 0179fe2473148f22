import type { IncomingMessage, ServerResponse } from "node:http";
import { type EncodedBodies, type EncodedBody, encodeOnce } from "./encoded-body.server.ts";
import { acceptedEncoding, matchesEtag } from "./page-cache.rules.ts";
import { CACHEABLE_HEADER } from "./page-cache.server.ts";
import { requestContext } from "./request-context.server.ts";
import { contentSecurityPolicy, FRAME_HEADER } from "./security-headers.server.ts";

/** Sends a finished body in the encoding that the browser prefers, or 304 when it has it already. */
export function sendBody(
  request: IncomingMessage,
  response: ServerResponse,
  bodies: EncodedBodies,
  headers: string[],
): void {
  const body = bodies[acceptedEncoding(request.headers["accept-encoding"] as string | undefined)];
  if (matchesEtag(request.headers["if-none-match"], body.etag)) {
    response.writeHead(304, [...headers, "etag", body.etag, "vary", "accept-encoding"]);
    response.end();
    return;
  }
  response.writeHead(200, allHeaders(body, headers));
  response.end(request.method === "HEAD" ? undefined : body.bytes);
}

/** A page that is sent once, in the encoding that the browser prefers. */
export async function compressed(request: IncomingMessage, response: Response): Promise<Response> {
  const encoding = acceptedEncoding(request.headers["accept-encoding"] as string | undefined);
  const isText = response.headers.get("content-type")?.startsWith("text/");
  if (encoding === "identity" || !isText || !response.body || response.headers.has("content-encoding"))
    return response;
  const headers = new Headers(response.headers);
  headers.set("content-encoding", encoding);
  headers.append("vary", "accept-encoding");
  headers.delete("content-length");
  const bytes = await encodeOnce(Buffer.from(await response.arrayBuffer()), encoding);
  const { status, statusText } = response;
  return new Response(bytes, { status, statusText, headers });
}

const together = new WeakMap<EncodedBody, string[]>();

/** A body's own headers and the common ones, put together once: a body is always sent with the same ones. */
function allHeaders(body: EncodedBody, headers: string[]): string[] {
  let all = together.get(body);
  if (!all) {
    all = [...body.headers, ...headers];
    together.set(body, all);
  }
  return all;
}

/** A router's response with the headers that every answer has. */
export function withCommonHeaders(response: Response, common: string[]): Response {
  const headers = new Headers(response.headers);
  const isPublic = headers.has(CACHEABLE_HEADER);
  headers.delete(CACHEABLE_HEADER);
  const frame = headers.get(FRAME_HEADER);
  headers.delete(FRAME_HEADER);
  for (let at = 0; at + 1 < common.length; at += 2) {
    const [name, value] = [common[at], common[at + 1]] as [string, string];
    if (!headers.has(name)) headers.set(name, value);
  }
  if (headers.get("content-type")?.startsWith("text/html")) {
    headers.set(
      "content-security-policy",
      contentSecurityPolicy(isPublic ? undefined : requestContext()?.nonce, frame),
    );
    if (!headers.has("cache-control")) headers.set("cache-control", "private, no-store");
  }
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}
