import * as z from "zod/mini";
import { reach } from "#app/features/leads/leads.rules.ts";
import { consent, message, optionalText, personName } from "#app/features/submissions/submissions.rules.ts";

export const SHAPES = ["rectangular", "round", "oval", "organic", "runner", "corner"] as const;
export type Shape = (typeof SHAPES)[number];

const MIN_CENTIMETRES = 30;
const MAX_CENTIMETRES = 2000;

const isMeasure = (measure: number) => measure >= MIN_CENTIMETRES && measure <= MAX_CENTIMETRES;

const centimetres = z.pipe(
  z
    .string({ error: message("measureInvalid") })
    .check(z.refine((text) => isMeasure(readCentimetres(text)), message("measureInvalid"))),
  z.transform(readCentimetres),
);

export const madeToMeasureForm = z.object({
  shape: z.enum(SHAPES, { error: message("chooseOne") }),
  width: centimetres,
  length: centimetres,
  project: optionalText(),
  name: personName,
  reach,
  consent,
});

/** A measure as people write it: `240`, `240 cm`, `2,4 m` is refused by its size. */
export function readCentimetres(text: string): number {
  const digits = /^\s*(\d{1,4})(?:[.,]\d+)?\s*(?:cm)?\s*$/i.exec(text)?.[1];
  return digits ? Number(digits) : Number.NaN;
}

export type Estimate = { squareMetres: number; priceCents: number | null };

const CENTIMETRES_IN_METRE = 100;
const CENTS = 100;

/** Area of the rug's surrounding rectangle and what it costs at least, rounded to a whole real or euro. */
export function estimate(width: number, length: number, squareMetreCents: number | null): Estimate | null {
  if (!isMeasure(width) || !isMeasure(length)) return null;
  const squareMetres = (width / CENTIMETRES_IN_METRE) * (length / CENTIMETRES_IN_METRE);
  const priceCents =
    squareMetreCents === null ? null : Math.round((squareMetres * squareMetreCents) / CENTS) * CENTS;
  return { squareMetres, priceCents };
}
