import { type MiddlewareFunction, redirect } from "react-router";
import { DEFAULT_LOCALE, localeOfPath, neutralPath, pathFor } from "#app/i18n/locales.ts";
import { getTheme } from "./theme.server.ts";

/** Addresses of a disabled language redirect to Portuguese, temporarily, because it may be enabled again. */
export const inSpokenLanguages: MiddlewareFunction<Response> = async ({ request }, next) => {
  const { pathname, search } = new URL(request.url);
  const locale = localeOfPath(pathname);
  if (locale === DEFAULT_LOCALE) return next();
  const { languages } = await getTheme();
  if (!languages.includes(locale)) throw redirect(pathFor(DEFAULT_LOCALE, neutralPath(pathname)) + search);
  return next();
};
