import type { Locale } from "#app/i18n/locales.ts";

type Numbers = { yearsOfCraft: number; distributors: number };

/** What the owner writes where one of the brand's numbers shall stand, so that each is kept once. */
const PLACES: Record<keyof Numbers, string> = { yearsOfCraft: "{anos}", distributors: "{distribuidores}" };

/** A text with the brand's numbers in their places. */
export function withNumbers(text: string, numbers: Numbers, locale: Locale): string {
  const written = new Intl.NumberFormat(locale);
  return text
    .replaceAll(PLACES.yearsOfCraft, written.format(numbers.yearsOfCraft))
    .replaceAll(PLACES.distributors, written.format(numbers.distributors));
}
