import { MAX_PRICE_CENTS } from "#app/features/catalogue/amount.rules.ts";
import type { Fields } from "#app/platform/db/content/content-state.ts";

export type BulkChange =
  | { as: "move"; collectionId: string | null }
  | { as: "price"; percent: number }
  | { as: "hide" };

export const LEAST_PERCENT = -90;
export const MOST_PERCENT = 500;
const CENTS = 100;
const PRICE = /^squareMetre.*Cents$/;

/** "+10", "-7,5%", within the limits or not; null if it says no change. */
function typedPercent(text: string): number | null {
  const typed = text.replace(/[\s%]/g, "").replace(",", ".").replace("−", "-");
  return /^[+-]?\d+(\.\d+)?$/.test(typed) && Number(typed) !== 0 ? Number(typed) : null;
}

/** Null if `percentProblem` names what is wrong. */
export const readPercent = (text: string): number | null =>
  percentProblem(text) === null ? typedPercent(text) : null;

export function percentProblem(text: string): "unreadable" | "limits" | null {
  const percent = typedPercent(text);
  if (percent === null) return "unreadable";
  return percent >= LEAST_PERCENT && percent <= MOST_PERCENT ? null : "limits";
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

export type ChangedPrice = {
  currency: "BRL" | "EUR";
  before: number;
  after: number;
  isOfSquareMetre: boolean;
};

/** In each currency the lowest price of the sizes, as lists show it; where none has one, that of the square metre. */
export function changedPrices(facts: Fields, percent: number): ChangedPrice[] {
  return (["BRL", "EUR"] as const).flatMap((currency) => {
    const [ofSize, ofSquareMetre] = PRICE_FIELDS[currency];
    const priced = (facts.sizes as Fields[]).map((size) => size[ofSize]).filter(isPrice);
    const before = priced.length > 0 ? Math.min(...priced) : facts[ofSquareMetre];
    const after = changedPrice(before, percent);
    const isOfSquareMetre = priced.length === 0;
    return isPrice(before) && isPrice(after) ? [{ currency, before, after, isOfSquareMetre }] : [];
  });
}

const PRICE_FIELDS = {
  BRL: ["priceBrlCents", "squareMetreBrlCents"],
  EUR: ["priceEurCents", "squareMetreEurCents"],
} as const;

const isPrice = (cents: unknown): cents is number => typeof cents === "number";
