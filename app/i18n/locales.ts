/**
 * The languages of the product, the only list of them. A new one is an entry here and in the two tables below; until
 * its own words are written, `TEXT_KEYS` names the language whose words it borrows.
 */
export const LOCALES = ["pt-BR", "es", "en"] as const;
export type Locale = (typeof LOCALES)[number];

/** The language that stored texts are written in first: an entity's own columns hold it. */
export const DEFAULT_LOCALE = "pt-BR" satisfies Locale;
export type TranslatedLocale = Exclude<Locale, typeof DEFAULT_LOCALE>;
export const TRANSLATED_LOCALES = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);

/** Key of a language inside a `.texts.ts` module: the first two letters of one whose words are written. */
export const TEXT_KEYS = { "pt-BR": "pt", es: "es", en: "en" } as const satisfies Record<Locale, string>;
export type TextKey = (typeof TEXT_KEYS)[Locale];

type Language = {
  /** In itself, whatever the page speaks, and in the administration. */
  name: string;
  adminName: string;
  /** Open Graph's spelling. */
  openGraph: string;
  /** Whose dates and numbers it is written with. */
  format: string;
};

export const LANGUAGES: Record<Locale, Language> = {
  "pt-BR": { name: "Português", adminName: "Português", openGraph: "pt_BR", format: "pt-BR" },
  es: { name: "Español", adminName: "Espanhol", openGraph: "es_ES", format: "es" },
  en: { name: "English", adminName: "Inglês", openGraph: "en_US", format: "en-GB" },
};

/** As it is called within a sentence of the administration. */
export const languageName = (locale: Locale): string => LANGUAGES[locale].adminName.toLowerCase();

/** The languages whose words are written in the code. */
export type WrittenLocale = { [L in Locale]: L extends `${TextKey}${string}` ? L : never }[Locale];

/** The words of a language, or of the one whose words it borrows. */
export function wordsIn<T>(words: Record<WrittenLocale, T>, locale: Locale): T {
  const key = TEXT_KEYS[locale];
  return words[LOCALES.find((one): one is WrittenLocale => one.startsWith(key)) ?? DEFAULT_LOCALE];
}

/** Something for every language. */
export const inEachLocale = <T>(make: (locale: Locale) => T): Record<Locale, T> =>
  Object.fromEntries(LOCALES.map((locale) => [locale, make(locale)])) as Record<Locale, T>;

/** Something for every language but that of the entity's own columns. */
export const inEachTranslation = <T>(make: (locale: TranslatedLocale) => T): Record<TranslatedLocale, T> =>
  Object.fromEntries(TRANSLATED_LOCALES.map((locale) => [locale, make(locale)])) as Record<
    TranslatedLocale,
    T
  >;

/** The language at the beginning of an address, and in the name of its main page: `/es/…`, `/principal-br`. */
const prefixOf = (locale: Locale) => locale.slice(0, 2);
const mainPage = (locale: Locale) => `/principal-${locale.slice(-2).toLowerCase()}`;

/** Language of an address: `/es/…` and `/principal-es` are Spanish, the rest without a prefix Portuguese. */
export function localeOfPath(pathname: string): Locale {
  const named = TRANSLATED_LOCALES.find(
    (locale) => pathname === mainPage(locale) || pathname.split("/")[1] === prefixOf(locale),
  );
  return named ?? DEFAULT_LOCALE;
}

/** The same page's address without its language: `/es/tapetes` is `/tapetes`, every main page is `/principal`. */
export function neutralPath(pathname: string): string {
  if (pathname === "/home" || LOCALES.some((locale) => pathname === mainPage(locale))) return "/principal";
  const [, first = "", ...rest] = pathname.split("/");
  return TRANSLATED_LOCALES.some((locale) => first === prefixOf(locale)) ? `/${rest.join("/")}` : pathname;
}

/**
 * Address of a page in a language. Takes the neutral path (`/tapetes`, `/principal`), with query and fragment
 * if there are any.
 */
export function pathFor(locale: Locale, path: string): string {
  const [, base = "", rest = ""] = /^([^?#]*)(.*)$/.exec(path) ?? [];
  if (base === "/principal") return mainPage(locale) + rest;
  if (base === "/" || locale === DEFAULT_LOCALE) return path;
  return `/${prefixOf(locale)}${base}${rest}`;
}

/** Where an address that the owner wrote leads: the site's own paths in this language, any other as it is. */
export function linkFor(locale: Locale, address: string): string {
  return address.startsWith("/") ? pathFor(locale, address) : address;
}
