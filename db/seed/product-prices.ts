/** Prices end in 90: R$ 6.890, € 890. */
const rounded = (amount: number) => Math.round(amount / 100) * 100 - 10;

const CHEAPEST = { brl: 3590, eur: 690 };
const DEAREST = { brl: 5290, eur: 990 };

type Size = [width: number, length: number];

/** Euros of the smallest size: between € 690 and € 990. */
export function eurosOf(reais: number): number {
  const share = (reais - CHEAPEST.brl) / (DEAREST.brl - CHEAPEST.brl);
  return rounded(CHEAPEST.eur + share * (DEAREST.eur - CHEAPEST.eur));
}

/** The smallest size has the catalogue's price; larger ones grow slightly less than their area. */
export function priceOf(smallest: number, size: Size, first: Size): number {
  const times = (size[0] * size[1]) / (first[0] * first[1]);
  return times === 1 ? smallest : rounded(smallest * (0.02 + 0.74 * times));
}

export const squareMetreOf = (smallest: number) => Math.round(smallest / 40) * 10;

export const cents = (amount: number) => amount * 100;
