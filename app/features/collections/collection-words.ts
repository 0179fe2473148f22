import { type Currency, formatPrice } from "#app/i18n/format.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { collectionPagesTexts } from "./collection-pages.texts.ts";

type Counted = { count: number; priceCents: number | null; currency: Currency };

/** "6 tapetes, a partir de R$ 3.990"; only the count when all are on request. */
export function countAndPrice({ count, priceCents, currency }: Counted, locale: Locale): string {
  const texts = collectionPagesTexts(locale);
  const rugs = texts.rugs(count);
  return priceCents === null ? rugs : texts.from(rugs, formatPrice(priceCents, currency, locale));
}
