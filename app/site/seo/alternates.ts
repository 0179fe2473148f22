import { pathFor, siteLocale, siteLocales } from "#app/i18n/locales.ts";

type Alternate = { language: string; path: string };

/** x-default: the country choice for main pages, otherwise the site's own language. */
export function alternatesOf(path: string): Alternate[] {
  const isMain = path === "/" || path === "/principal";
  const page = isMain ? "/principal" : path;
  return [
    ...siteLocales().map((locale) => ({ language: locale, path: pathFor(locale, page) })),
    { language: "x-default", path: isMain ? "/" : pathFor(siteLocale(), page) },
  ];
}
