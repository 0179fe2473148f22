import { DEFAULT_LOCALE, pathFor } from "#app/i18n/locales.ts";
import { siteLocales } from "#app/i18n/site-locales.ts";

type Alternate = { language: string; path: string };

/**
 * The same page in each language that the site speaks, and where a visitor of none of them goes: the country choice stands for the main
 * pages and names them, every other page is shown in the language that it was written in.
 */
export function alternatesOf(path: string): Alternate[] {
  const isMain = path === "/" || path === "/principal";
  const page = isMain ? "/principal" : path;
  return [
    ...siteLocales().map((locale) => ({ language: locale, path: pathFor(locale, page) })),
    { language: "x-default", path: isMain ? "/" : pathFor(DEFAULT_LOCALE, page) },
  ];
}
