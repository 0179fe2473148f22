import { formatWhole } from "#app/i18n/format.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { shownFieldsTexts } from "./product-fields.texts.ts";

/** What a visitor reads of a declared field. */
export type ShownFact = { term: string; value: string };

/** The same as words to be found by: a number is looked for with and without the signs between its digits. */
export const searchedFacts = (values: object, locale: Locale): string[] =>
  shownFacts(values, locale).flatMap(({ term, value }) => [term, value, value.replace(/\D/g, "")]);

/** The declared fields that a product's page lists, as far as the product has them. */
export function shownFacts(values: object, locale: Locale): ShownFact[] {
  const all = values as Record<string, unknown>;
  return Object.entries<string>(shownFieldsTexts(locale)).flatMap(([name, term]) => {
    const value = all[name];
    if (value === null || value === undefined || value === "") return [];
    return { term, value: typeof value === "number" ? formatWhole(value, locale) : String(value) };
  });
}
