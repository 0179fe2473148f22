import {
  type Limits,
  limitsOf,
  priceOfSize as priceInCatalogue,
} from "#app/features/catalogue/measure.rules.ts";

type Size = { width: number; length: number };
type PricedSize = Size & { priceCents: number | null };
type Priced = {
  sizes: readonly PricedSize[];
  /** Sizes that the catalogue prices and the design does not offer. */
  otherSizes: readonly PricedSize[];
  squareMetreCents: number | null;
  productId: string | null;
};

export const SIZE_STEP_METRES = 0.05;

/** Whole tens of the currency. */
const CENTS_STEP = 1000;

/**
 * A rug of the catalogue costs here what its page says. A design without one has a price for its first size only,
 * and the others cost in proportion to their area. Null: on request.
 */
export function priceOfSize(rug: Priced, { width, length }: Size): number | null {
  const sizes = [...rug.sizes, ...rug.otherSizes].map(inMetres);
  const measure = { widthMetres: width, lengthMetres: length };
  const price = priceInCatalogue({ sizes, squareMetreCents: rug.squareMetreCents }, measure);
  return price ?? (rug.productId === null ? inProportion(rug.sizes, width * length) : null);
}

const inMetres = ({ width, length, priceCents }: PricedSize) => ({
  ...{ widthMetres: width, lengthMetres: length, priceCents },
});

function inProportion(sizes: readonly PricedSize[], area: number): number | null {
  const [nearest] = sizes
    .filter(({ priceCents }) => priceCents !== null)
    .sort((a, b) => Math.abs(a.width * a.length - area) - Math.abs(b.width * b.length - area));
  return nearest?.priceCents ? rounded((nearest.priceCents * area) / (nearest.width * nearest.length)) : null;
}

const rounded = (cents: number) => Math.round(cents / CENTS_STEP) * CENTS_STEP;

export const isSameSize = (one: Size, other: Size) =>
  Math.abs(one.width - other.width) < 0.005 && Math.abs(one.length - other.length) < 0.005;

/** The smallest first: the order of lists. */
export const bySize = <T extends Size>(sizes: readonly T[]): T[] =>
  sizes.toSorted((a, b) => a.width * a.length - b.width * b.length);

/** As the rug's page limits them. */
export const limitsOfRug = (shape: "rect" | "round" | "oval" | "free"): Limits =>
  limitsOf(shape === "rect" ? "rectangular" : shape);

/** The longest that one side can be beside the other: the loom's width limits the shorter. */
export const longestBeside = (other: number, { widest, longest }: Limits) =>
  other > widest ? widest : longest;

/** In steps. */
export function customLength(metres: number, { smallest }: Limits, most: number): number {
  const stepped = Math.round(metres / SIZE_STEP_METRES) * SIZE_STEP_METRES;
  return Math.min(most, Math.max(smallest, Math.round(stepped * 100) / 100));
}
