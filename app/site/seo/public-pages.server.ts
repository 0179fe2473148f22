import {
  createStaticHandler,
  type EntryContext,
  type NonIndexRouteObject,
  RouterContextProvider,
  type ServerBuild,
  type StaticHandlerContext,
} from "react-router";
import { isIslandsPage } from "../page-mode.ts";

type Handler = (request: Request) => Promise<Response>;
type Route = NonNullable<ServerBuild["routes"][string]>;

/** Other spellings are left to the router, which reads some of them as the same address. */
const PLAIN = /^(?:\/[a-z0-9_-]+)+$/;

/**
 * The router matches an address twice and encodes what loaders return for a hydration that public pages do not have. Here
 * the same routes are matched once, and the page is rendered from what the loaders return. Everything else, and whatever
 * fails, is left to the router.
 */
export function withPublicPages(build: ServerBuild, router: Handler): Handler {
  const routes = Object.values(build.routes).filter((route) => route !== undefined);
  const pagesOf = ({ id }: Route) => routes.filter(({ parentId }) => parentId === id);
  const layout = routes.find((route) => isIslandsPage([route.module.handle]) && pagesOf(route).length > 0);
  const root = routes.find(({ id }) => id === layout?.parentId);
  if (!layout || !root) throw new Error("The public pages have no layout");
  // An address of none of them may be another route's.
  const pages = pagesOf(layout).filter(({ path }) => path !== "*");
  const { instrumentations = [] } = build.entry.module;
  const { query } = createStaticHandler(
    [{ ...toObject(root), children: [{ ...toObject(layout), children: pages.map(toObject) }] }],
    { instrumentations },
  );
  const routeModules = Object.fromEntries(routes.map(({ id, module }) => [id, module]));

  function render(request: Request, context: StaticHandlerContext) {
    const entry: EntryContext = {
      ...{ manifest: build.assets, routeModules, staticHandlerContext: context, branches: [] },
      ...{ future: build.future, ssr: build.ssr, routeDiscovery: build.routeDiscovery, isSpaMode: false },
      ...{ renderMeta: {}, serializeError: ({ message }) => ({ message }) },
    };
    const headers = headersOf(context, build);
    return build.entry.module.default(
      request,
      context.statusCode,
      headers,
      entry,
      new RouterContextProvider(),
    );
  }

  return async (request) => {
    const isPlain = PLAIN.test(new URL(request.url).pathname);
    if (request.method !== "GET" || !isPlain) return router(request);
    let hasFailed = false;
    const response = await query(request, {
      requestContext: new RouterContextProvider(),
      async generateMiddlewareResponse(load) {
        try {
          const context = await load(request);
          if (context instanceof Response) return context;
          if (!context.errors) return await render(request, context);
        } catch {
          // It fails in the router again, which reports it.
        }
        hasFailed = true;
        return new Response();
      },
    });
    return hasFailed || !(response instanceof Response) ? router(request) : response;
  };
}

const toObject = ({ id, path, module: { loader, middleware, handle } }: Route) =>
  ({ id, path, loader, middleware, handle }) as NonIndexRouteObject;

/** As the router makes them of the routes' `headers` and of the loaders' cookies. */
function headersOf({ matches, loaderHeaders }: StaticHandlerContext, { routes }: ServerBuild): Headers {
  let headers = new Headers();
  for (const { route } of matches) {
    const own = loaderHeaders[route.id] ?? new Headers();
    const declared = routes[route.id]?.module.headers;
    const asked = { loaderHeaders: own, parentHeaders: headers, actionHeaders: new Headers() };
    const result =
      typeof declared === "function" ? declared({ ...asked, errorHeaders: undefined }) : declared;
    if (result) headers = new Headers(result);
    const cookies = headers.getSetCookie();
    for (const cookie of own.getSetCookie())
      if (!cookies.includes(cookie)) headers.append("set-cookie", cookie);
  }
  return headers;
}
