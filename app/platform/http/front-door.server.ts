import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { log } from "#app/platform/log.server.ts";
import { sendBody, withCommonHeaders } from "./answers.server.ts";
import { asset } from "./assets.server.ts";
import { CLIENT_ADDRESS_HEADER, clientAddress } from "./client-address.server.ts";
import { cachedPage, fillPage } from "./page-cache.server.ts";
import { isHost, mayBePage, pageKey, pageRequest } from "./page-request.server.ts";
import { withRequestContext } from "./request-context.server.ts";
import { isAllowedOrigin } from "./same-origin.server.ts";
import { commonHeaders, contentSecurityPolicy } from "./security-headers.server.ts";

type Handler = (request: Request) => Promise<Response>;
/** Whether a Cookie header belongs to somebody signed in, who never gets or fills the page cache. */
type IsSignedIn = (cookie: string | undefined) => boolean;
type Listener = (request: IncomingMessage, response: ServerResponse) => void;

const LISTENER_OPTIONS = { overrideGlobalObjects: false } as const;

/**
 * The server's outermost layer: finished pages and assets from memory, everything else through the router, with
 * security headers, a request id and the visitor's address on the way.
 */
export function frontDoor(handler: Handler, isSignedIn: IsSignedIn): Listener {
  const common = commonHeaders();
  const publicHeaders = [
    ...common,
    ...["content-security-policy", contentSecurityPolicy()],
    ...["speculation-rules", '"/speculation-rules.json"'],
  ];
  const throughRouter = getRequestListener(
    async (request) => withCommonHeaders(await handler(request), common),
    { ...LISTENER_OPTIONS, errorHandler: failed },
  );

  return (request, response) => {
    const url = request.url ?? "/";
    if (!isHost(request.headers.host)) return refuse(response, common, 400, "Bad request: no such host");
    // No address has one, and the database takes none.
    if (url.includes("%00")) return refuse(response, common, 400, "Bad request: no such address");
    const isRead = request.method === "GET" || request.method === "HEAD";
    const isVisitor = !isSignedIn(request.headers.cookie);
    if (isRead && isVisitor) {
      const page = cachedPage(pageKey(request, url));
      if (page) return sendBody(request, response, page, publicHeaders);
    }
    const file = isRead && url.startsWith("/assets/") ? asset(url) : undefined;
    if (file) return void file.then((body) => sendBody(request, response, body, common));
    if (!isAllowedOrigin(request))
      return refuse(response, common, 403, "Forbidden: this request came from another site");

    const context = { requestId: newRequestId(), nonce: randomBytes(16).toString("base64url") };
    response.setHeader("x-request-id", context.requestId);
    tellAddress(request);
    withRequestContext(context, () => {
      if (isRead && isVisitor && mayBePage(url)) void renderPage(request, response, url);
      else throughRouter(request, response);
    });
  };

  /** Renders a page that is not in memory yet, keeps it if it may be kept, and sends it. */
  async function renderPage(request: IncomingMessage, response: ServerResponse, url: string): Promise<void> {
    const key = pageKey(request, url);
    const result = await fillPage(key, () => handler(pageRequest(request, key))).catch(failed);
    if (!(result instanceof Response)) return sendBody(request, response, result, publicHeaders);
    const finished = withCommonHeaders(result, common);
    getRequestListener(() => finished, LISTENER_OPTIONS)(request, response);
  }
}

function failed(error: unknown): Response {
  log.error({ err: error }, "A request could not be answered");
  return new Response("Internal Server Error", { status: 500, headers: { "content-type": "text/plain" } });
}

/** Short enough to be read out on the telephone: `7F3A-20C1`. */
function newRequestId(): string {
  return randomBytes(4)
    .toString("hex")
    .toUpperCase()
    .replace(/^(.{4})/, "$1-");
}

function tellAddress(request: IncomingMessage): void {
  const address = clientAddress(request);
  request.headers[CLIENT_ADDRESS_HEADER] = address;
  for (let at = request.rawHeaders.length - 2; at >= 0; at -= 2) {
    if (request.rawHeaders[at]?.toLowerCase() === CLIENT_ADDRESS_HEADER) request.rawHeaders.splice(at, 2);
  }
  request.rawHeaders.push(CLIENT_ADDRESS_HEADER, address);
}

function refuse(response: ServerResponse, common: string[], status: number, reason: string): void {
  response.writeHead(status, [...common, "content-type", "text/plain; charset=utf-8"]);
  response.end(reason);
}
