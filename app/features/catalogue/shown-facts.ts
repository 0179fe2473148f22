import { formatNumber, formatWhole } from "#app/i18n/format.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { shownFieldsTexts, shownUnitsTexts } from "./product-fields.texts.ts";

/** What a visitor reads of a declared field. */
export type ShownFact = { term: string; value: string };

type Filled = { name: string; term: string; kept: number | string };

/** The same as words to be found by: a number is looked for as it is shown and as it is kept. */
export const searchedFacts = (values: object, locale: Locale): string[] =>
  filledFacts(values, locale).flatMap((fact) => [fact.term, shownValue(fact, locale), String(fact.kept)]);

/** The declared fields that a product's page lists, as far as the product has them. */
export const shownFacts = (values: object, locale: Locale): ShownFact[] =>
  filledFacts(values, locale).map((fact) => ({ term: fact.term, value: shownValue(fact, locale) }));

function filledFacts(values: object, locale: Locale): Filled[] {
  const all = values as Record<string, Filled["kept"] | null | undefined>;
  return Object.entries<string>(shownFieldsTexts(locale)).flatMap(([name, term]) => {
    const kept = all[name];
    return kept === null || kept === undefined || kept === "" ? [] : [{ name, term, kept }];
  });
}

function shownValue({ name, kept }: Filled, locale: Locale): string {
  if (typeof kept === "string") return kept;
  if (name !== "squareMetreGrams") return formatWhole(kept, locale);
  return shownUnitsTexts(locale).squareMetreWeight(formatNumber(kept / 1000, locale));
}
