import { DEFAULT_LOCALE, type Locale, languageName } from "#app/i18n/locales.ts";

export const titleIn = (title: string, locale: Locale): string =>
  locale === DEFAULT_LOCALE ? title : `${title} (${languageName(locale)})`;

export const columnOf = (locale: Locale): string => locale.slice(0, 2);
