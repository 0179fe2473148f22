import * as z from "zod/mini";

/** Metres; others are typing errors. */
const MIN_METRES = 0.3;
const MAX_METRES = 12;
/** Larger numbers without unit are centimetres. */
const CENTIMETRES_FROM = 20;

export type MeasuredSize = { widthMetres: number; lengthMetres: number };

const NUMBER = String.raw`(\d+(?:[.,]\d+)?)`;
const UNIT = String.raw`\s*(m|cm|mts?|metros?)?\.?`;
const TWO_SIDES = new RegExp(`^${NUMBER}${UNIT}\\s*(?:x|×|\\*|por)\\s*${NUMBER}${UNIT}$`, "i");
const ROUND = new RegExp(`^(?:ø|diâmetro|diametro|redondo)\\s*${NUMBER}${UNIT}$`, "i");

/** "2 x 3m", "200 × 300 cm", "Ø 2,50 m". */
export function parseSize(text: string): MeasuredSize | null {
  const written = text.trim().replace(/\s+/g, " ");
  const round = ROUND.exec(written);
  if (round) {
    const across = metresOf(round[1], round[2]);
    return isLength(across) ? { widthMetres: across, lengthMetres: across } : null;
  }
  const [, width, widthUnit, length, lengthUnit] = TWO_SIDES.exec(written) ?? [];
  // One unit at the end applies to both.
  const unit = widthUnit ?? lengthUnit;
  const size = { widthMetres: metresOf(width, unit), lengthMetres: metresOf(length, lengthUnit ?? unit) };
  return isLength(size.widthMetres) && isLength(size.lengthMetres) ? size : null;
}

function metresOf(digits: string | undefined, unit: string | undefined): number {
  const value = Number((digits ?? "").replace(",", "."));
  const isCentimetres = unit ? unit.toLowerCase() === "cm" : value >= CENTIMETRES_FROM;
  return Math.round(isCentimetres ? value : value * 100) / 100;
}

const isLength = (metres: number) => metres >= MIN_METRES && metres <= MAX_METRES;

const written = (metres: number) => metres.toFixed(2).replace(".", ",");

/** "2,00 x 3,00 m" */
export const spelledSize = ({ widthMetres, lengthMetres }: MeasuredSize) =>
  `${written(widthMetres)} x ${written(lengthMetres)} m`;

export const sizeText = (message: string) =>
  z.string({ error: message }).check(
    z.trim(),
    z.maxLength(60, message),
    z.refine((text) => parseSize(text) !== null, message),
  );
