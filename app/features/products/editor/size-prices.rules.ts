import { amountText, readAmount } from "#app/features/catalogue/amount.rules.ts";
import { parseMetres, priceOfMeasure } from "#app/features/catalogue/measure.rules.ts";
import type { TypedSize } from "./product-form.ts";

export type SquareMetrePrices = { brl: string; eur: string };

const CURRENCIES = ["brl", "eur"] as const;

/** Blank prices of sizes that have their measures, by the price of a square metre; written ones stay. */
export function fillPrices<Row extends TypedSize>(
  rows: readonly Row[],
  squareMetre: SquareMetrePrices,
  isRound: boolean,
): { rows: Row[]; filled: number } {
  let filled = 0;
  const priced = rows.map((row) => {
    const widthMetres = parseMetres(row.width);
    const lengthMetres = isRound ? widthMetres : parseMetres(row.length);
    if (!widthMetres || !lengthMetres) return row;
    const prices: Partial<SquareMetrePrices> = {};
    for (const currency of CURRENCIES) {
      const amount = readAmount(squareMetre[currency]);
      if (row[currency].trim() !== "" || "refused" in amount || amount.cents === null) continue;
      prices[currency] = amountText(priceOfMeasure({ widthMetres, lengthMetres }, amount.cents));
      filled += 1;
    }
    return { ...row, ...prices };
  });
  return { rows: priced, filled };
}
