import { DEFAULT_LOCALE, type Locale, languageName } from "#app/i18n/locales.ts";

/** A heading of a sheet, with the language that its column is in unless that is Portuguese. */
export const titleIn = (title: string, locale: Locale): string =>
  locale === DEFAULT_LOCALE ? title : `${title} (${languageName(locale)})`;

/** The column of a language in the sheet of texts: `pt`, `es`. */
export const columnOf = (locale: Locale): string => locale.slice(0, 2);
