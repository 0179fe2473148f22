/** The public site's languages; pt-BR is the language that the owner writes. */
export const LOCALES = ["pt-BR", "es", "en"] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = "pt-BR";

/** Key of a language inside a `.texts.ts` module. */
export const TEXT_KEYS = { "pt-BR": "pt", es: "es", en: "en" } as const;

const MAIN_PAGES: Record<Locale, string> = {
  "pt-BR": "/principal-br",
  es: "/principal-es",
  en: "/principal-en",
};

/** Open Graph's spelling of each language. */
export const OG_LOCALES: Record<Locale, string> = { "pt-BR": "pt_BR", es: "es_ES", en: "en_US" };

/** Language of an address: `/es/…` and `/principal-es` are Spanish, the rest without a prefix Portuguese. */
export function localeOfPath(pathname: string): Locale {
  if (pathname === "/es" || pathname.startsWith("/es/") || pathname === MAIN_PAGES.es) return "es";
  if (pathname === "/en" || pathname.startsWith("/en/") || pathname === MAIN_PAGES.en) return "en";
  return DEFAULT_LOCALE;
}

/** The same page's address without its language: `/es/tapetes` is `/tapetes`, every main page is `/principal`. */
export function neutralPath(pathname: string): string {
  if (pathname === "/home" || Object.values(MAIN_PAGES).includes(pathname)) return "/principal";
  const rest = pathname.replace(/^\/(es|en)(?=\/|$)/, "");
  return rest === "" ? "/" : rest;
}

/**
 * Address of a page in a language. Takes the neutral path (`/tapetes`, `/principal`), with query and fragment
 * if there are any.
 */
export function pathFor(locale: Locale, path: string): string {
  const [, base = "", rest = ""] = /^([^?#]*)(.*)$/.exec(path) ?? [];
  if (base === "/principal") return MAIN_PAGES[locale] + rest;
  if (base === "/" || locale === DEFAULT_LOCALE) return path;
  return `/${locale}${base}${rest}`;
}

/** Where an address that the owner wrote leads: the site's own paths in this language, any other as it is. */
export function linkFor(locale: Locale, address: string): string {
  return address.startsWith("/") ? pathFor(locale, address) : address;
}
