import { DEFAULT_LOCALE, inEachLocale, LOCALES, type Locale, siteLocale, siteLocales } from "./locales.ts";

export type Words<Name extends string = string> = Record<Locale, Record<Name, string>>;

/** A translation older than the text that it translates. */
export type OutdatedText = {
  entity: string;
  id: string;
  locale: Locale;
  /** As stored. */
  field: string;
  /** As the form names it. */
  name: string;
  /** What the site's own language said when it was translated. */
  before: string;
};

/** A word as a document holds it. */
export type Localized = Partial<Record<Locale, string>>;

/** A word falls back to the site's own language, then to Portuguese. */
export const localesInTurn = (locale: Locale): Locale[] => [
  ...new Set<Locale>([locale, siteLocale(), DEFAULT_LOCALE]),
];

export const wordOf = (words: Localized | undefined, locale: Locale): string =>
  words?.[locale] || words?.[siteLocale()] || words?.[DEFAULT_LOCALE] || "";

export const wordsOf = <Name extends string>(
  document: Readonly<Record<string, Localized>>,
  names: readonly Name[],
): Words<Name> =>
  inEachLocale(
    (locale) =>
      Object.fromEntries(names.map((name) => [name, document[name]?.[locale] ?? ""])) as Record<Name, string>,
  );

/** Hashes of the initial values, so that only changed fields are written. */
export const BEGAN_FIELD = "words-began";

/** `title` in Portuguese, `es.title` and `en.title` in the others: form libraries read these as groups. */
export function fieldOf(locale: Locale, name: string): string {
  return locale === DEFAULT_LOCALE ? name : `${locale}.${name}`;
}

export function emptyWords<Name extends string>(names: readonly Name[]): Words<Name> {
  return inEachLocale(() => Object.fromEntries(names.map((name) => [name, ""])) as Record<Name, string>);
}

/** Hash of each field's initial value, by field name. */
export function beginningOf(words: Words, names: readonly string[]): string {
  const traces = LOCALES.flatMap((locale) =>
    names.map((name) => [fieldOf(locale, name), textHash(words[locale][name] ?? "")]),
  );
  return JSON.stringify(Object.fromEntries(traces));
}

/** FNV-1a (32 bits) and length. Line ends are normalised, because forms and database differ in them. */
export function textHash(text: string): string {
  const plain = text.replace(/\r\n?/g, "\n").trim();
  let hash = 0x811c9dc5;
  for (let at = 0; at < plain.length; at++) hash = Math.imul(hash ^ plain.charCodeAt(at), 0x01000193);
  return `${plain.length}-${(hash >>> 0).toString(36)}`;
}

/** Or in the site's own language. */
export const wordOr = (words: Words, locale: Locale, name: string): string =>
  words[locale][name]?.trim() || (words[siteLocale()][name] ?? "");

export function missingIn(words: Words, names: readonly string[], locale: Locale): string[] {
  const isBlank = (text: string | undefined) => (text ?? "").trim() === "";
  return names.filter((name) => !isBlank(words[siteLocale()][name]) && isBlank(words[locale][name]));
}

export const countMissing = (words: Words, names: readonly string[], locale: Locale): number =>
  missingIn(words, names, locale).length;

export const countAllMissing = (words: Words, names: readonly string[]): number =>
  siteLocales().reduce((sum, locale) => sum + countMissing(words, names, locale), 0);
