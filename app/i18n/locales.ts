/** The only list of languages. `TEXT_KEYS` may name another language until texts exist. */
export const LOCALES = ["pt-BR", "es", "en"] as const;
export type Locale = (typeof LOCALES)[number];

/** The administration's, and the last that a missing word falls back to. */
export const DEFAULT_LOCALE = "pt-BR" satisfies Locale;
export type TranslatedLocale = Exclude<Locale, typeof DEFAULT_LOCALE>;
export const TRANSLATED_LOCALES = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);

export const TEXT_KEYS = { "pt-BR": "pt", es: "es", en: "en" } as const satisfies Record<Locale, string>;
export type TextKey = (typeof TEXT_KEYS)[Locale];

type Language = {
  name: string;
  adminName: string;
  /** Open Graph's spelling. */
  openGraph: string;
  format: string;
};

export const LANGUAGES: Record<Locale, Language> = {
  "pt-BR": { name: "Português", adminName: "Português", openGraph: "pt_BR", format: "pt-BR" },
  es: { name: "Español", adminName: "Espanhol", openGraph: "es_ES", format: "es" },
  en: { name: "English", adminName: "Inglês", openGraph: "en_US", format: "en-GB" },
};

export const languageName = (locale: Locale): string => LANGUAGES[locale].adminName.toLowerCase();

export type WrittenLocale = { [L in Locale]: L extends `${TextKey}${string}` ? L : never }[Locale];

export function wordsIn<T>(words: Record<WrittenLocale, T>, locale: Locale): T {
  const key = TEXT_KEYS[locale];
  return words[LOCALES.find((one): one is WrittenLocale => one.startsWith(key)) ?? DEFAULT_LOCALE];
}

export const inEachLocale = <T>(make: (locale: Locale) => T): Record<Locale, T> =>
  Object.fromEntries(LOCALES.map((locale) => [locale, make(locale)])) as Record<Locale, T>;

export const inEachTranslation = <T>(make: (locale: TranslatedLocale) => T): Record<TranslatedLocale, T> =>
  Object.fromEntries(TRANSLATED_LOCALES.map((locale) => [locale, make(locale)])) as Record<
    TranslatedLocale,
    T
  >;

let offered: readonly Locale[] = LOCALES;
const page = globalThis.document?.documentElement.dataset;

/**
 * The site's own language first. One server is one site, so that they are known wherever an address is made. In a
 * browser the page names them, unless they are all of them.
 */
export const siteLocales = (): readonly Locale[] =>
  (page?.languages?.split(" ") as Locale[] | undefined) ?? offered;

/** The language that the site was begun in: its addresses have no prefix. */
export const siteLocale = (): Locale => siteLocales()[0] ?? DEFAULT_LOCALE;

/** Set on the server by whoever read the settings, before anything is rendered. */
export function setSiteLocales(locales: readonly Locale[]): void {
  offered = locales;
}

/** `/es/…`, `/principal-br` */
const prefixOf = (locale: Locale) => locale.slice(0, 2);
const mainPage = (locale: Locale) => `/principal-${locale.slice(-2).toLowerCase()}`;

const ADMINISTRATION = /^\/(?:(?:simulador-)?admin(?:-login)?|convite)(?:\/|$)/;

export const isAdministration = (pathname: string): boolean => ADMINISTRATION.test(pathname);

/** `/es/…` and `/principal-es` are Spanish, addresses without a prefix in the site's own; the administration is Portuguese. */
export function localeOfPath(pathname: string): Locale {
  const named = LOCALES.find((locale) => isMainPage(pathname, locale) || isPrefixed(pathname, locale));
  return named ?? (isAdministration(pathname) ? DEFAULT_LOCALE : siteLocale());
}

/** The router takes capital letters and slashes at the end for the same address. */
const withoutEnd = (pathname: string): string => pathname.replace(/(?<=.)\/+$/, "");
const isMainPage = (pathname: string, locale: Locale): boolean =>
  withoutEnd(pathname).toLowerCase() === mainPage(locale);

/** The site's own language never has a prefix. */
export const isPrefixed = (pathname: string, locale: Locale): boolean =>
  pathname.split("/")[1]?.toLowerCase() === prefixOf(locale);

/** With one slash at the beginning: two would name another site. */
export function neutralPath(pathname: string): string {
  const path = withoutEnd(pathname);
  const isMain = path.toLowerCase() === "/home" || LOCALES.some((locale) => isMainPage(path, locale));
  if (isMain) return "/principal";
  const [, , ...rest] = path.split("/");
  const neutral = LOCALES.some((locale) => isPrefixed(path, locale)) ? `/${rest.join("/")}` : path;
  return neutral.replace(/^\/+/, "/");
}

/** In any language. Such a link is a secret, and its openings are counted by network address. */
export const isPreviewLink = (pathname: string): boolean => /^\/previa(?:\/|$)/i.test(neutralPath(pathname));

/** Takes the neutral path (`/tapetes`, `/principal`), with query and fragment. */
export function pathFor(locale: Locale, path: string): string {
  const [, base = "", rest = ""] = /^([^?#]*)(.*)$/.exec(path) ?? [];
  if (base === "/principal") return mainPage(locale) + rest;
  if (base === "/" || locale === siteLocale()) return path;
  return `/${prefixOf(locale)}${base}${rest}`;
}
