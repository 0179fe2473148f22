type Size = { width: number; length: number };
type PricedSize = Size & { priceCents: number | null };
type Priced = { sizes: readonly PricedSize[]; squareMetreCents: number | null };

export const SIZE_STEP_METRES = 0.05;
export const CUSTOM_SIZE = { least: 0.6, most: 8 };

/** Whole tens of the currency. */
const CENTS_STEP = 1000;

/** The catalogue's price, else by area, else proportional to the nearest size. Null: on request. */
export function priceOfSize({ sizes, squareMetreCents }: Priced, { width, length }: Size): number | null {
  const same = sizes.find((size) => isSame(size.width, width) && isSame(size.length, length));
  if (same) return same.priceCents;
  const area = width * length;
  if (squareMetreCents !== null) return rounded(squareMetreCents * area);
  const [nearest] = sizes
    .filter((size) => size.priceCents !== null)
    .sort((a, b) => Math.abs(a.width * a.length - area) - Math.abs(b.width * b.length - area));
  return nearest?.priceCents ? rounded((nearest.priceCents * area) / (nearest.width * nearest.length)) : null;
}

const isSame = (a: number, b: number) => Math.abs(a - b) < 0.005;
const rounded = (cents: number) => Math.round(cents / CENTS_STEP) * CENTS_STEP;

export function customLength(metres: number): number {
  const stepped = Math.round(metres / SIZE_STEP_METRES) * SIZE_STEP_METRES;
  return Math.min(CUSTOM_SIZE.most, Math.max(CUSTOM_SIZE.least, Math.round(stepped * 100) / 100));
}
