import { formatNumber } from "#app/i18n/format.ts";
import type { Locale } from "#app/i18n/locales.ts";

type Numbers = { yearsOfCraft: number; distributors: number };

const PLACES: Record<keyof Numbers, string> = { yearsOfCraft: "{anos}", distributors: "{distribuidores}" };

export function withNumbers(text: string, numbers: Numbers, locale: Locale): string {
  return text
    .replaceAll(PLACES.yearsOfCraft, formatNumber(numbers.yearsOfCraft, locale))
    .replaceAll(PLACES.distributors, formatNumber(numbers.distributors, locale));
}
