import { MAX_PRICE_CENTS } from "#app/features/catalogue/amount.rules.ts";
import type { Fields } from "#app/platform/db/content-state.ts";

export type BulkChange = { as: "move"; collectionId: string | null } | { as: "price"; percent: number };

const LEAST_PERCENT = -90;
const MOST_PERCENT = 500;
const CENTS = 100;
const PRICE = /^squareMetre.*Cents$/;

/** "+10", "-7,5%"; null if invalid. */
export function readPercent(text: string): number | null {
  const typed = text.replace(/[\s%]/g, "").replace(",", ".").replace("−", "-");
  if (!/^[+-]?\d+(\.\d+)?$/.test(typed)) return null;
  const percent = Number(typed);
  return percent !== 0 && percent >= LEAST_PERCENT && percent <= MOST_PERCENT ? percent : null;
}

/** Rounded to whole currency units, below one unit to cents; on request stays so. */
export function changedPrice(cents: unknown, percent: number): unknown {
  if (typeof cents !== "number" || cents === 0) return cents;
  const exact = (cents * (100 + percent)) / 100;
  return exact < CENTS ? Math.max(1, Math.round(exact)) : Math.round(exact / CENTS) * CENTS;
}

/** Whether a price is more than the catalogue can hold. */
export const isTooDear = (facts: Fields): boolean =>
  [
    ...Object.entries(facts).flatMap(([name, cents]) => (PRICE.test(name) ? [cents] : [])),
    ...(facts.sizes as Fields[]).flatMap(({ priceBrlCents, priceEurCents }) => [
      priceBrlCents,
      priceEurCents,
    ]),
  ].some((cents) => Number(cents) > MAX_PRICE_CENTS);

export function repriced(facts: Fields, percent: number): Fields {
  const prices = Object.entries(facts).filter(([name]) => PRICE.test(name));
  return {
    ...Object.fromEntries(prices.map(([name, cents]) => [name, changedPrice(cents, percent)])),
    sizes: (facts.sizes as Fields[]).map((size) => ({
      ...size,
      priceBrlCents: changedPrice(size.priceBrlCents, percent),
      priceEurCents: changedPrice(size.priceEurCents, percent),
    })),
  };
}
