import { type Currency, formatPrice } from "#app/i18n/format.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { productsTexts } from "./products.texts.ts";

type Priced = { priceCents: number | null; currency: Currency };

export function fromPrice({ priceCents, currency }: Priced, locale: Locale): string {
  const texts = productsTexts(locale);
  return priceCents === null ? texts.onRequest : texts.fromPrice(formatPrice(priceCents, currency, locale));
}

export function priceInWords({ priceCents, currency }: Priced, locale: Locale): string {
  return priceCents === null ? productsTexts(locale).onRequest : formatPrice(priceCents, currency, locale);
}
