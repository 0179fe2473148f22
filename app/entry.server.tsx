import { Writable } from "node:stream";
import { renderToPipeableStream, renderToStaticMarkup } from "react-dom/server";
import type { EntryContext, HandleErrorFunction, ServerInstrumentation } from "react-router";
import { isRouteErrorResponse, ServerRouter } from "react-router";
import type { Theme } from "#app/features/theme/theme.server.ts";
import { TYPEFACE_FILES } from "#app/features/theme/typeface-files.ts";
import { neutralPath } from "#app/i18n/locales.ts";
import { combinedStyleSheet } from "#app/platform/http/assets.server.ts";
import { isCacheable } from "#app/platform/http/cache/page-cache.rules.ts";
import { CACHEABLE_HEADER } from "#app/platform/http/cache/page-cache.server.ts";
import { pendingRequests } from "#app/platform/http/pending-requests.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { siteOrigin } from "#app/platform/http/site-origin.server.ts";
import { log } from "#app/platform/log.server.ts";
import { withScriptPreloads } from "#app/site/compiled-scripts.ts";
import { refusedFormPage, tooOftenPage } from "#app/site/errors/plain-page.server.ts";
import { type PageContext, PageContextProvider } from "#app/site/page-context.ts";
import { isIslandsPage } from "#app/site/page-mode.ts";

const RENDER_TIMEOUT_MS = 10_000;
/** Deferred data, such as verifying a long audit log, may take this long. */
export const streamTimeout = 60_000;
const SERVER_ERROR = 500;
const TOO_OFTEN = 429;
const REFUSED_FORM = [400, 413, TOO_OFTEN];

/** The router answers an aborted request before its loaders have ended; a stop waits for them all the same. */
export const instrumentations: ServerInstrumentation[] = [
  {
    route({ instrument }) {
      instrument({
        loader: async (load) => void (await pendingRequests.count(load())),
        action: async (act) => void (await pendingRequests.count(act())),
      });
    },
  },
];

export default function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  const { errors } = routerContext.staticHandlerContext;
  const isRefused = request.method === "POST" && errors !== null && REFUSED_FORM.includes(status);
  if (isRefused) return Promise.resolve(refusedForm(request, status, headers));
  const matches = routerContext.staticHandlerContext.matches;
  const isPublic = isIslandsPage(matches.map((match) => match.route.handle));
  // In development style names change with each edit, so nothing is cached.
  const { pathname, searchParams } = new URL(request.url);
  const isPreview = requestContext()?.isPreview ?? false;
  const mayBeCached =
    isPublic && status === 200 && !isPreview && isCacheable(searchParams, neutralPath(pathname));
  if (mayBeCached && import.meta.env.PROD) headers.set(CACHEABLE_HEADER, "1");
  headers.set("content-type", "text/html; charset=utf-8");
  const pageContext: PageContext = {
    requestId: requestContext()?.requestId ?? "",
    nonce: requestContext()?.nonce ?? "",
    origin: siteOrigin(request),
    entryScript: routerContext.manifest.entry.module,
    devRuntime: routerContext.manifest.hmr?.runtime,
    isPreview,
    ...(isPublic && import.meta.env.PROD && { styleSheet: combinedStyleSheet(styleSheetsOf(routerContext)) }),
  };
  if (isPublic) return Promise.resolve(renderPublic(request, status, headers, routerContext, pageContext));
  return renderHydrated(request, status, headers, routerContext, pageContext);
}

type Rendering = [Request, number, Headers, EntryContext, PageContext];

/** Nothing hydrates a public page as a whole, so it needs neither the loaders' data nor marks between texts. */
function renderPublic(...[request, status, headers, routerContext, pageContext]: Rendering): Response {
  const { manifest, staticHandlerContext } = routerContext;
  const routes = Object.fromEntries(
    staticHandlerContext.matches.map(({ route: { id } }) => [id, manifest.routes[id]]),
  );
  const { serverHandoffStream: _unread, ...context } = routerContext;
  const html = renderToStaticMarkup(
    <PageContextProvider value={pageContext}>
      {/* The router makes routes of the whole manifest for each page; only those that match are drawn. */}
      <ServerRouter context={{ ...context, manifest: { ...manifest, routes } }} url={request.url} />
    </PageContextProvider>,
  );
  return new Response(Buffer.from(`<!DOCTYPE html>${html}`), { headers, status });
}

function renderHydrated(
  ...[request, status, headers, routerContext, pageContext]: Rendering
): Promise<Response> {
  // React writes the scripts' preloads before the style sheets, without which nothing is painted.
  if (import.meta.env.PROD) headers.set("link", styleSheetsOf(routerContext).map(asPreload).join(", "));
  return new Promise((resolve, reject) => {
    let answerStatus = status;
    const { pipe, abort } = renderToPipeableStream(
      <PageContextProvider value={pageContext}>
        <ServerRouter context={routerContext} url={request.url} nonce={pageContext.nonce} />
      </PageContextProvider>,
      {
        nonce: pageContext.nonce,
        // Parts that are hydrated later (`ui/feedback/later.tsx`) stand at their place, so that they show without script.
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        // Sent whole, because it is cached whole.
        onAllReady() {
          clearTimeout(timeout);
          const parts: Buffer[] = [];
          const body = new Writable({
            write(part: Buffer, _encoding, done) {
              parts.push(part);
              done();
            },
            final(done) {
              const html = withScriptPreloads(Buffer.concat(parts).toString(), pageContext.nonce);
              resolve(new Response(html, { headers, status: answerStatus }));
              done();
            },
          });
          body.once("error", reject);
          pipe(body);
        },
        onShellError(error) {
          clearTimeout(timeout);
          reject(error);
        },
        onError(error) {
          answerStatus = SERVER_ERROR;
          headers.delete(CACHEABLE_HEADER);
          log.error({ err: error, url: request.url }, "A part of the page could not be rendered");
        },
      },
    );
    const timeout = setTimeout(() => abort(new Error("The page took too long to render")), RENDER_TIMEOUT_MS);
  });
}

/** Forms that no page sends are refused without rendering. A too large body is not read further. */
function refusedForm(request: Request, status: number, headers: Headers): Response {
  headers.set("content-type", "text/html; charset=utf-8");
  headers.set("connection", "close");
  const page = status === TOO_OFTEN ? tooOftenPage : refusedFormPage;
  return new Response(page(new URL(request.url).pathname), { status, headers });
}

const asPreload = (sheet: string) => `<${sheet.replace("#", "")}>; rel=preload; as=style`;

function styleSheetsOf({ manifest, staticHandlerContext }: EntryContext): string[] {
  const { matches, loaderData } = staticHandlerContext;
  const files = ["root", ...matches.map((match) => match.route.id)].flatMap(
    (id) => manifest.routes[id]?.css ?? [],
  );
  const { theme } = (loaderData.root ?? {}) as { theme?: Theme };
  const typefaces = theme && TYPEFACE_FILES[theme.typefaces].sheet;
  return [...new Set(typefaces ? [...files, typefaces] : files)];
}

export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted || isAborted(error)) return;
  // The router's own refusals, such as an unsupported method, are client errors.
  const isRefusal = isRouteErrorResponse(error) && error.status < SERVER_ERROR;
  if (isRefusal) log.info({ status: error.status, url: request.url }, "A request was refused");
  else log.error({ err: error, url: request.url }, "A request failed");
};

/** The stream's error when the client disconnects, possibly before the signal aborts. */
const isAborted = (error: unknown) => error instanceof Error && "code" in error && error.code === "ABORT_ERR";
