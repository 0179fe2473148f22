import { type MiddlewareFunction, redirect } from "react-router";
import { DEFAULT_LOCALE, localeOfPath, neutralPath, pathFor } from "#app/i18n/locales.ts";
import { getTheme } from "./theme.server.ts";

/**
 * Whoever comes by an address of a language that is switched off is shown the same page in Portuguese; for now only,
 * because it may be switched on again.
 */
export const inSpokenLanguages: MiddlewareFunction<Response> = async ({ request }, next) => {
  const { pathname, search } = new URL(request.url);
  const locale = localeOfPath(pathname);
  if (locale === DEFAULT_LOCALE) return next();
  const { languages } = await getTheme();
  if (!languages.includes(locale)) throw redirect(pathFor(DEFAULT_LOCALE, neutralPath(pathname)) + search);
  return next();
};
