import { DEFAULT_LOCALE, pathFor } from "#app/i18n/locales.ts";
import { siteLocales } from "#app/i18n/site-locales.ts";

type Alternate = { language: string; path: string };

/** x-default: the country choice for main pages, otherwise the original language. */
export function alternatesOf(path: string): Alternate[] {
  const isMain = path === "/" || path === "/principal";
  const page = isMain ? "/principal" : path;
  return [
    ...siteLocales().map((locale) => ({ language: locale, path: pathFor(locale, page) })),
    { language: "x-default", path: isMain ? "/" : pathFor(DEFAULT_LOCALE, page) },
  ];
}
