import type { Locale } from "#app/i18n/locales.ts";

type Numbers = { yearsOfCraft: number; distributors: number };

const PLACES: Record<keyof Numbers, string> = { yearsOfCraft: "{anos}", distributors: "{distribuidores}" };

export function withNumbers(text: string, numbers: Numbers, locale: Locale): string {
  const written = new Intl.NumberFormat(locale);
  return text
    .replaceAll(PLACES.yearsOfCraft, written.format(numbers.yearsOfCraft))
    .replaceAll(PLACES.distributors, written.format(numbers.distributors));
}
