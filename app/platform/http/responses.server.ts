import type { IncomingMessage, ServerResponse } from "node:http";
import { acceptedEncoding, matchesEtag } from "./cache/page-cache.rules.ts";
import { CACHEABLE_HEADER } from "./cache/page-cache.server.ts";
import { type EncodedBodies, type EncodedBody, encodeInParts, encodeOnce } from "./encoded-body.server.ts";
import { requestContext } from "./request-context.server.ts";
import { contentSecurityPolicy, FRAME_HEADER, permissionsPolicy } from "./security-headers.server.ts";

/** Sends the body in the preferred encoding, or 304. */
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

const TEXT = /^(?:text\/|application\/(?:[a-z]+\+)?xml)/;
/** ETag and range depend on the encoding. */
const TIED_TO_BYTES = ["content-encoding", "content-range", "etag"];

export async function compressed(accepted: string | null | undefined, response: Response): Promise<Response> {
  const { body, status, statusText } = response;
  const type = response.headers.get("content-type") ?? "";
  const isTied = TIED_TO_BYTES.some((name) => response.headers.has(name));
  if (!body || isTied || !TEXT.test(type)) return response;
  const headers = new Headers(response.headers);
  headers.append("vary", "accept-encoding");
  const encoding = acceptedEncoding(accepted ?? undefined);
  if (encoding === "identity") return new Response(body, { status, statusText, headers });
  headers.set("content-encoding", encoding);
  headers.delete("content-length");
  // Pages are rendered as a whole; data of a screen is streamed.
  const isWhole = type.startsWith("text/html");
  const bytes = isWhole
    ? await encodeOnce(Buffer.from(await response.arrayBuffer()), encoding)
    : encodeInParts(body, encoding);
  return new Response(bytes, { status, statusText, headers });
}

/**
 * Compression of personal responses. BREACH: the compressed length reveals whether text from the address
 * equals a secret on the page; guessing needs requests by another site. So cross-site requests are not
 * compressed. Pages contain no secrets: the session is an HttpOnly cookie and forms need no token.
 */
export async function compressedForOne(request: Request, response: Response): Promise<Response> {
  const from = request.headers.get("sec-fetch-site");
  const isOwn = from === null || from === "same-origin" || from === "none";
  return isOwn ? compressed(request.headers.get("accept-encoding"), response) : response;
}

const together = new WeakMap<EncodedBody, string[]>();

function allHeaders(body: EncodedBody, headers: string[]): string[] {
  let all = together.get(body);
  if (!all) {
    const own = new Set(body.headers.filter((_, at) => at % 2 === 0).map((name) => name.toLowerCase()));
    const isCommon = (at: number) => !own.has(headers[at - (at % 2)] ?? "");
    all = [...body.headers, ...headers.filter((_, at) => isCommon(at))];
    together.set(body, all);
  }
  return all;
}

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
    if (frame) headers.set("permissions-policy", permissionsPolicy(frame));
    if (!headers.has("cache-control")) headers.set("cache-control", "private, no-store");
  }
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}

export const RETRY_AFTER_SECONDS = 5;

/** What says that the visitor should come back. */
export function unavailable(page: string): Response {
  const headers = {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
    "retry-after": String(RETRY_AFTER_SECONDS),
  };
  return new Response(page, { status: 503, headers });
}
