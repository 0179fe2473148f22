import { type MiddlewareFunction, redirect } from "react-router";
import { isPrefixed, localeOfPath, neutralPath, pathFor, siteLocale } from "#app/i18n/locales.ts";
import { getTheme } from "./theme.server.ts";

/**
 * Addresses of a disabled language redirect to the site's own, temporarily, because it may be enabled again. The
 * site's own is at the address without a prefix. What is posted is taken there: a redirect would lose it, such as a mail
 * program's one-click unsubscription.
 */
export const inSpokenLanguages: MiddlewareFunction<Response> = async ({ request }, next) => {
  if (request.method !== "GET" && request.method !== "HEAD") return next();
  const { pathname, search } = new URL(request.url);
  const { languages } = await getTheme();
  const locale = localeOfPath(pathname);
  const isMoved = !languages.includes(locale) || isPrefixed(pathname, siteLocale()) || isOtherHome(pathname);
  const path = neutralPath(pathname);
  const own = pathFor(siteLocale(), path);
  if (isMoved && own !== pathname) throw redirect(own + search);
  // The prefix alone is what is left of a shortened address.
  if (path === "/" && isPrefixed(pathname, locale)) throw redirect(pathFor(locale, "/principal") + search);
  return next();
};

/** `/home` answers with the Portuguese main page. */
const isOtherHome = (pathname: string): boolean => pathname === "/home" && siteLocale() !== "pt-BR";
