import { type MiddlewareFunction, redirect } from "react-router";
import { findRedirect } from "./redirects.server.ts";

const [MOVED_PERMANENTLY, NOT_FOUND] = [301, 404];

/** Where no page is, the owner's redirects lead on. */
export const withOwnRedirects: MiddlewareFunction<Response> = async ({ request }, next) => {
  const response = await next();
  if (response.status !== NOT_FOUND) return response;
  const to = await findRedirect(new URL(request.url).pathname);
  return to ? redirect(to, MOVED_PERMANENTLY) : response;
};
