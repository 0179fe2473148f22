import type { MiddlewareFunction } from "react-router";
import { authorise } from "#app/accounts/guard.server.ts";
import { ROLES } from "#app/accounts/roles.rules.ts";
import { getTheme } from "#app/features/theme/theme.server.ts";
import { requestInternally } from "#app/platform/http/internal-requests.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { COMING_SOON_PATH, isClosedToVisitors } from "./opening.rules.ts";

/** While the site is closed, every public address shows one page to whoever is not signed in. */
export const closedSite: MiddlewareFunction<Response> = async ({ request }, next) => {
  const url = new URL(request.url);
  if (!isClosedToVisitors(url.pathname) || requestContext()?.isPreview) return next();
  const { isClosed } = await getTheme();
  if (!isClosed || (await authorise(request, ROLES))) return next();
  const page = await requestInternally(new Request(new URL(COMING_SOON_PATH, url)));
  return request.method === "HEAD" ? new Response(null, page) : page;
};
