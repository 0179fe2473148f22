import { isMeasure } from "#app/features/requests/request-fields.rules.ts";

export const SHAPES = ["rectangular", "round", "oval", "organic", "runner", "corner"] as const;
export type Shape = (typeof SHAPES)[number];

export type Estimate = { squareMetres: number; priceCents: number | null };

const CENTIMETRES_IN_METRE = 100;
const CENTS = 100;

/** Of the bounding rectangle; rounded to a whole real or euro. */
export function estimate(width: number, length: number, squareMetreCents: number | null): Estimate | null {
  if (!isMeasure(width) || !isMeasure(length)) return null;
  const squareMetres = (width / CENTIMETRES_IN_METRE) * (length / CENTIMETRES_IN_METRE);
  const priceCents =
    squareMetreCents === null ? null : Math.round((squareMetres * squareMetreCents) / CENTS) * CENTS;
  return { squareMetres, priceCents };
}
