import { type MiddlewareFunction, redirect } from "react-router";
import { withQuery } from "#app/platform/http/with-query.ts";
import { findRedirect } from "./redirects.server.ts";

const [MOVED_PERMANENTLY, NOT_FOUND] = [301, 404];

/** Where no page is, the owner's redirects lead on. */
export const withCustomRedirects: MiddlewareFunction<Response> = async ({ request }, next) => {
  const response = await next();
  if (response.status !== NOT_FOUND) return response;
  const { pathname, searchParams } = new URL(request.url);
  const to = await findRedirect(pathname);
  return to ? redirect(withQuery(to, searchParams), MOVED_PERMANENTLY) : response;
};
