/** The only list of languages. `TEXT_KEYS` may name another language until texts exist. */
export const LOCALES = ["pt-BR", "es", "en"] as const;
export type Locale = (typeof LOCALES)[number];

/** Stored in an entity's own columns; the others are translations. */
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

/** `/es/…`, `/principal-br` */
const prefixOf = (locale: Locale) => locale.slice(0, 2);
const mainPage = (locale: Locale) => `/principal-${locale.slice(-2).toLowerCase()}`;

/** `/es/…` and `/principal-es` are Spanish, addresses without a prefix Portuguese. */
export function localeOfPath(pathname: string): Locale {
  const named = TRANSLATED_LOCALES.find(
    (locale) => pathname === mainPage(locale) || pathname.split("/")[1] === prefixOf(locale),
  );
  return named ?? DEFAULT_LOCALE;
}

export function neutralPath(pathname: string): string {
  if (pathname === "/home" || LOCALES.some((locale) => pathname === mainPage(locale))) return "/principal";
  const [, first = "", ...rest] = pathname.split("/");
  return TRANSLATED_LOCALES.some((locale) => first === prefixOf(locale)) ? `/${rest.join("/")}` : pathname;
}

/** Takes the neutral path (`/tapetes`, `/principal`), with query and fragment. */
export function pathFor(locale: Locale, path: string): string {
  const [, base = "", rest = ""] = /^([^?#]*)(.*)$/.exec(path) ?? [];
  if (base === "/principal") return mainPage(locale) + rest;
  if (base === "/" || locale === DEFAULT_LOCALE) return path;
  return `/${prefixOf(locale)}${base}${rest}`;
}

/** The site's own paths in this language, other addresses unchanged. */
export function linkFor(locale: Locale, address: string): string {
  return address.startsWith("/") ? pathFor(locale, address) : address;
}
