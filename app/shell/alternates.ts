import { DEFAULT_LOCALE, LOCALES, pathFor } from "#app/i18n/locales.ts";

type Alternate = { language: string; path: string };

/**
 * The same page in each language, and where a visitor of none of them goes: the country choice stands for the main
 * pages and names them, every other page is shown in the language that it was written in.
 */
export function alternatesOf(path: string): Alternate[] {
  const isMain = path === "/" || path === "/principal";
  const page = isMain ? "/principal" : path;
  return [
    ...LOCALES.map((locale) => ({ language: locale, path: pathFor(locale, page) })),
    { language: "x-default", path: isMain ? "/" : pathFor(DEFAULT_LOCALE, page) },
  ];
}
