import {
  type Limits,
  limitsOf,
  priceOfSize as priceInCatalogue,
  type Refusal,
  readSide,
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

/** Of buttons and arrow keys. */
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

/** To the centimetre, as on the rug's page. */
export const snapLength = (metres: number, { smallest }: Limits, most: number): number =>
  Math.min(most, Math.max(smallest, Math.round(metres * 100) / 100));

/** A side as it is made of what was typed, and why it is another one; null where it says no length. */
export function typedLength(
  text: string,
  limits: Limits,
  most: number,
): { metres: number | null; refusal: Refusal | null } {
  const { metres, refusal } = readSide(text, limits.smallest, most);
  if (!refusal) return { metres, refusal: null };
  const nearest = { tooSmall: limits.smallest, tooLarge: most, missing: null, notANumber: null };
  return { metres: nearest[refusal], refusal };
}
