import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { getRequestListener, RequestError } from "@hono/node-server";
import { now } from "../clock.ts";
import { log } from "../log.server.ts";
import { asset } from "./assets.server.ts";
import { cachedRendition, cacheRendition, isRendition } from "./cache/cached-renditions.server.ts";
import { withContentTags } from "./cache/content-tags.server.ts";
import { cachedPage, DatabaseUnreachable, fillPage } from "./cache/page-cache.server.ts";
import { lowPriorityQueue, Overloaded, renderQueue, sharedQueue } from "./cache/render-queue.ts";
import { clientAddress } from "./client-address.server.ts";
import { CLIENT_ADDRESS_HEADER, clientNetwork } from "./client-network.ts";
import {
  isAddress,
  isHost,
  isRender,
  mayBePage,
  methodsOf,
  normaliseAbsoluteForm,
  pageAddress,
  pageKey,
  pageRequest,
} from "./page-request.server.ts";
import { bufferRequest, isLong } from "./posted-request.server.ts";
import { type RequestContext, withRequestContext } from "./request-context.server.ts";
import {
  compressed,
  compressedForOne,
  RETRY_AFTER_SECONDS,
  sendBody,
  unavailable,
  withCommonHeaders,
} from "./responses.server.ts";
import { isAllowedOrigin } from "./same-origin.server.ts";
import { commonHeaders, contentSecurityPolicy, withPolicy } from "./security-headers.server.ts";
import { incomingOrigin } from "./site-origin.server.ts";
import { withQuery } from "./with-query.ts";

type Handler = (request: Request) => Promise<Response>;
type IsSignedIn = (cookie: string | undefined) => boolean;
type Listener = (request: IncomingMessage, response: ServerResponse) => void;

type ListenerParts = {
  handler: Handler;
  isSignedIn: IsSignedIn;
  overloadedPage: (retryAfterSeconds: number) => string;
  unavailablePage: (pathname: string) => string;
  visits: {
    path: string;
    receive: (request: IncomingMessage, response: ServerResponse, headers: string[]) => void;
  };
};

const LISTENER_OPTIONS = { overrideGlobalObjects: false } as const;
/** Slightly more than the database's pool. */
const RENDERS = { atOnce: 16, waiting: 200, queueTimeoutMs: 8000, workMs: 20_000 };
/** Pages go before forms, which cost as much; people wait longer for a form. */
const FORMS = { atOnce: 2, waiting: 200, queueTimeoutMs: 20_000, workMs: 20_000 };
/** Forms with files are streamed to disk, for as long as a slow connection needs. */
const LONG_FORMS = { atOnce: 64, waiting: 50, queueTimeoutMs: 20_000, workMs: 300_000 };
const LONG_FORMS_OF_ONE = 16;
/** Pages for one visitor: cached by their browser only, revalidated. */
const FOR_ONE = "private, no-cache";

/** The outermost layer: cached pages and assets from memory, the rest through the router. */
export function httpListener({
  handler,
  isSignedIn,
  overloadedPage,
  unavailablePage,
  visits,
}: ListenerParts): Listener {
  const inTurn = renderQueue(RENDERS);
  const forms = lowPriorityQueue(FORMS);
  const common = commonHeaders();
  const publicHeaders = withPolicy(common, contentSecurityPolicy());
  const listener = (result: Handler) =>
    getRequestListener(
      async (request) => withCommonHeaders(await compressedForOne(request, await result(request)), common),
      { ...LISTENER_OPTIONS, errorHandler: failed },
    );
  const throughRouter = listener(handler);
  const throughRouterAndCached = listener((request) => cacheRendition(request, handler));
  const throughRouterInTurn = listener((request) => forms.ahead(() => inTurn(() => rendered(request))));
  // A form is queued once its body has arrived, so that slow senders block nobody.
  const formInTurn = listener(async (request) => {
    const whole = await bufferRequest(request);
    return forms.inTurn(() => handler(whole));
  });
  const inTurnOfLong = sharedQueue(LONG_FORMS, LONG_FORMS_OF_ONE);
  const longFormInTurn = listener((request) =>
    inTurnOfLong(clientNetwork(request.headers), () => handler(request)),
  );

  return (request, response) => {
    normaliseAbsoluteForm(request);
    const url = request.url ?? "/";
    if (!isHost(request.headers.host)) return refuse(response, common, 400, "Bad request: no such host");
    if (!isAddress(url)) return refuse(response, common, 400, "Bad request: no such address");
    const methods = methodsOf(url);
    if (!methods.includes(request.method ?? ""))
      return refuse(response, [...common, "allow", methods.join(", ")], 405, "Method not allowed");
    const isRead = request.method === "GET" || request.method === "HEAD";
    const isVisitor = !isSignedIn(request.headers.cookie);
    if (isRead && isVisitor) {
      const page = cachedPage(pageKey(request, url));
      if (page) return sendBody(request, response, page, publicHeaders);
    }
    const file = isRead && url.startsWith("/assets/") ? asset(url) : undefined;
    if (file) return void file.then((body) => sendBody(request, response, body, common));
    const isPicture = isRead && isRendition(request, url);
    const picture = isPicture ? cachedRendition(url) : undefined;
    if (picture) return sendBody(request, response, picture, common);
    if (!isAllowedOrigin(request))
      return refuse(response, common, 403, "Forbidden: this request came from another site");
    if (url === visits.path) return visits.receive(request, response, common);

    const context = newContext();
    response.setHeader("x-request-id", context.requestId);
    setClientAddress(request);
    setRequestOrigin(request);
    withRequestContext(context, () => {
      if (isPicture) return throughRouterAndCached(request, response);
      if (!isRender(url)) return throughRouter(request, response);
      if (!isRead) return isLong(request) ? longFormInTurn(request, response) : formInTurn(request, response);
      if (!isVisitor || !mayBePage(url)) return throughRouterInTurn(request, response);
      return renderPage(request, response, url);
    });
  };

  async function renderPage(request: IncomingMessage, response: ServerResponse, url: string): Promise<void> {
    const key = pageKey(request, url);
    const address = pageAddress(request, key);
    const render = () => inTurn(() => handler(pageRequest(address)));
    const result = await forms
      .ahead(() => fillPage(key, render, renewalOf(address)))
      .catch((error) => (error instanceof DatabaseUnreachable ? unread(pathOf(url)) : failed(error)));
    if (!(result instanceof Response)) return sendBody(request, response, result, publicHeaders);
    const to = result.headers.get("location");
    if (to) result.headers.set("location", withQuery(to, leftOut(url, address)));
    if (!result.headers.has("cache-control")) result.headers.set("cache-control", FOR_ONE);
    const encodings = request.headers["accept-encoding"] as string | undefined;
    const finished = withCommonHeaders(await compressed(encodings, result), common);
    getRequestListener(() => finished, LISTENER_OPTIONS)(request, response);
  }

  /** Renders again from the address only, without anything of the first visitor's request. */
  function renewalOf(address: string) {
    return () => withRequestContext(newContext(), () => handler(pageRequest(address)));
  }

  async function rendered(request: Request): Promise<Response> {
    const { result, record } = await withContentTags(() => handler(request));
    const isPage = result.headers.get("content-type")?.startsWith("text/html");
    return record.isUnreachable && isPage ? unread(new URL(request.url).pathname) : result;
  }

  function unread(pathname: string): Response {
    return unavailable(unavailablePage(pathname));
  }

  function failed(error: unknown): Response {
    if (error instanceof Response) return withCommonHeaders(error, common);
    if (error instanceof RequestError) return new Response("Bad request", { status: 400 });
    const isOverloaded = error instanceof Overloaded;
    if (!isOverloaded) {
      log.error({ err: error }, "A request could not be answered");
      return new Response("Internal Server Error", {
        status: 500,
        headers: { "content-type": "text/plain" },
      });
    }
    log.warn("Too many requests at once; visitors are asked to come back");
    return unavailable(overloadedPage(RETRY_AFTER_SECONDS));
  }
}

/** Pages are asked for without what no page reads, such as a campaign's name, which the next address keeps. */
function leftOut(url: string, address: string): URLSearchParams {
  const { searchParams: asked } = new URL(address);
  return new URLSearchParams([...new URL(url, address).searchParams].filter(([name]) => !asked.has(name)));
}

const pathOf = (url: string): string => url.split("?", 1)[0] ?? "/";

const newContext = (): RequestContext => ({
  requestId: newRequestId(),
  nonce: randomBytes(16).toString("base64url"),
  arrivedAt: now(),
});

/** Short enough to be read out on the telephone: `7F3A-20C1`. */
function newRequestId(): string {
  return randomBytes(4)
    .toString("hex")
    .toUpperCase()
    .replace(/^(.{4})/, "$1-");
}

function setClientAddress(request: IncomingMessage): void {
  const address = clientAddress(request);
  request.headers[CLIENT_ADDRESS_HEADER] = address;
  for (let at = request.rawHeaders.length - 2; at >= 0; at -= 2) {
    if (request.rawHeaders[at]?.toLowerCase() === CLIENT_ADDRESS_HEADER) request.rawHeaders.splice(at, 2);
  }
  request.rawHeaders.push(CLIENT_ADDRESS_HEADER, address);
}

/** Behind a proxy the connection's scheme is always http; an absolute request target is taken as it is. */
function setRequestOrigin(request: IncomingMessage): void {
  request.url = incomingOrigin(request) + request.url;
}

function refuse(response: ServerResponse, common: string[], status: number, reason: string): void {
  response.writeHead(status, [...common, "content-type", "text/plain; charset=utf-8"]);
  response.end(reason);
}
