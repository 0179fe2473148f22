export const ROUND_SHAPE = "round";

type Size = { widthMetres: number; lengthMetres: number };

/** The second size; of a round rug the third, because a circle looks smaller. */
export function displaySize<T>(sizes: T[], isRound: boolean): T | undefined {
  return sizes[isRound ? 2 : 1] ?? sizes.at(-1);
}

/** `200x300`, centimetres. */
export const sizeQuery = ({ widthMetres, lengthMetres }: Size) =>
  `${Math.round(widthMetres * 100)}x${Math.round(lengthMetres * 100)}`;

type Priced = { priceBrlCents: number | null; priceEurCents: number | null };

export function lowestPrice(sizes: Priced[], currency: "BRL" | "EUR"): number | null {
  const prices = sizes
    .map((size) => (currency === "BRL" ? size.priceBrlCents : size.priceEurCents))
    .filter((cents) => cents !== null);
  return prices.length > 0 ? Math.min(...prices) : null;
}

/** `200 × 300 cm`, of a round rug `Ø 200 cm`. */
export function sizeName({ widthMetres, lengthMetres }: Size, isRound: boolean): string {
  const width = Math.round(widthMetres * 100);
  return isRound ? `Ø ${width} cm` : `${width} × ${Math.round(lengthMetres * 100)} cm`;
}

export const NUMBERED_RUGS = 9;
