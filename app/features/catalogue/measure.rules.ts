import { ROUND_SHAPE } from "./products.rules.ts";

export const MEASURE_KEYS = { width: "largura", length: "comprimento" } as const;
export const SIZE_KEY = "medida";

/** Metres. */
const SMALLEST_METRES = 0.6;
const WIDEST_METRES = { rectangular: 6, round: 4, shaped: 4 };
const LONGEST_METRES = { rectangular: 12, round: 4, shaped: 6 };

/** Larger numbers without unit are centimetres. */
const CENTIMETRES_FROM = 20;
/** Except as metres are written, `25,00`, up to the longest rug: so few centimetres are no rug. */
const WRITTEN_AS_METRES = /[.,]\d\d$/;
const LONGEST_WRITTEN = 30;

/** Rounded up to ten reais or euros; the minimum is the price of one square metre. */
const PRICE_STEP_CENTS = 1000;
const LEAST_BILLED_SQUARE_METRES = 1;

/** The stated lead time is for 200 × 300 cm; each further square metre adds five days. */
export const LEAD_TIME_SQUARE_METRES = 6;
export const DAYS_PER_SQUARE_METRE = 5;
export const DAYS_STEP = 5;
export const LEAST_DAYS = 30;

/** What is measured for the price: the rug's own area, or that of the square or rectangle around it. */
export type BilledArea = "rug" | "square" | "rectangle";

export type Limits = { smallest: number; widest: number; longest: number };
export type Refusal = "missing" | "notANumber" | "tooSmall" | "tooLarge";
export type Measure = { widthMetres: number; lengthMetres: number };
export type TypedMeasure = { width: string; length: string };
export type ReadMeasure = {
  measure: Measure | null;
  refusals: { width?: Refusal; length?: Refusal };
};

export function measureAddress(path: string, { width, length }: TypedMeasure): string {
  const side = (key: string, value: string) => `${key}=${encodeURIComponent(value)}`;
  return `${path}?${side(MEASURE_KEYS.width, width)}&${side(MEASURE_KEYS.length, length)}`;
}

export function limitsOf(shape: string): Limits {
  const kind =
    shape === ROUND_SHAPE ? "round" : shape === "rectangular" || shape === "" ? "rectangular" : "shaped";
  return { smallest: SMALLEST_METRES, widest: WIDEST_METRES[kind], longest: LONGEST_METRES[kind] };
}

/** `2,5`, `2.50 m`, `250 cm`, `250`, and the unfinished `2,`. */
export function parseMetres(text: string): number | null {
  const found = /^(\d+(?:[.,]\d*)?)\s*(m|cm)?$/i.exec(text.trim());
  if (!found) return null;
  const value = Number(found[1]?.replace(",", "."));
  const isLong = value <= LONGEST_WRITTEN && WRITTEN_AS_METRES.test(found[1] ?? "");
  const unit = found[2]?.toLowerCase() ?? (value >= CENTIMETRES_FROM && !isLong ? "cm" : "m");
  return Math.round(unit === "cm" ? value : value * 100) / 100;
}

export function readMeasure(typed: TypedMeasure, limits: Limits, isRound: boolean): ReadMeasure {
  const width = readSide(typed.width, limits.smallest, limits.widest);
  const length = isRound ? width : readSide(typed.length, limits.smallest, limits.longest);
  const refusals = {
    ...(width.refusal && { width: width.refusal }),
    ...(!isRound && length.refusal && { length: length.refusal }),
  };
  if (width.metres !== null && length.metres !== null)
    return { measure: { widthMetres: width.metres, lengthMetres: length.metres }, refusals };
  // The loom's width limits the shorter side, so 7 × 3 m is woven like 3 × 7 m.
  const turned = isRound ? null : turn(typed, limits);
  return turned ? { measure: turned, refusals: {} } : { measure: null, refusals };
}

type ReadSide = { metres: number; refusal?: undefined } | { metres: null; refusal: Refusal };

export function readSide(text: string, smallest: number, largest: number): ReadSide {
  if (text.trim() === "") return { metres: null, refusal: "missing" };
  const metres = parseMetres(text);
  if (metres === null) return { metres, refusal: "notANumber" };
  if (metres < smallest) return { metres: null, refusal: "tooSmall" };
  return metres > largest ? { metres: null, refusal: "tooLarge" } : { metres };
}

function turn({ width, length }: TypedMeasure, limits: Limits): Measure | null {
  const across = readSide(length, limits.smallest, limits.widest).metres;
  const along = readSide(width, limits.smallest, limits.longest).metres;
  return across === null || along === null ? null : { widthMetres: along, lengthMetres: across };
}

/** Square metres, rounded to the square centimetre against binary fractions. */
export function areaOf({ widthMetres, lengthMetres }: Measure): number {
  return (inCentimetres(widthMetres) * inCentimetres(lengthMetres)) / 10_000;
}

const AREA_IS_THE_RUGS = new Set(["", "rectangular", "runner"]);

export function billedAreaOf(shape: string): BilledArea {
  if (shape === ROUND_SHAPE) return "square";
  return AREA_IS_THE_RUGS.has(shape) ? "rug" : "rectangle";
}

/** Round and shaped rugs cost what is around them (`billedAreaOf`). Null means "sob consulta". */
export function priceOfMeasure(measure: Measure, squareMetreCents: number | null): number | null {
  if (squareMetreCents === null) return null;
  const billed = Math.max(areaOf(measure), LEAST_BILLED_SQUARE_METRES);
  return Math.ceil(Math.round(billed * squareMetreCents) / PRICE_STEP_CENTS) * PRICE_STEP_CENTS;
}

/** Whether this is the minimum, the price of one square metre, asked for a smaller area. */
export const isLeastPrice = (priceCents: number | null, measure: Measure, squareMetreCents: number | null) =>
  priceCents !== null &&
  areaOf(measure) < LEAST_BILLED_SQUARE_METRES &&
  priceCents === priceOfMeasure(measure, squareMetreCents);

type SizesAndArea = {
  sizes: readonly (Measure & { priceCents: number | null })[];
  squareMetreCents: number | null;
};

/** What a rug of the catalogue costs: a size of its list, turned or not, as listed there, any other by its area. */
export function priceOfSize({ sizes, squareMetreCents }: SizesAndArea, measure: Measure): number | null {
  const turned = { widthMetres: measure.lengthMetres, lengthMetres: measure.widthMetres };
  const listed =
    sizes.find((size) => isSameMeasure(size, measure)) ?? sizes.find((size) => isSameMeasure(size, turned));
  return listed ? listed.priceCents : priceOfMeasure(measure, squareMetreCents);
}

const inCentimetres = (metres: number) => Math.round(metres * 100);

const isSameMeasure = (one: Measure, other: Measure) =>
  inCentimetres(one.widthMetres) === inCentimetres(other.widthMetres) &&
  inCentimetres(one.lengthMetres) === inCentimetres(other.lengthMetres);

/** Days, in steps of five. */
export function leadTimeOf(measure: Measure, usualDays: number): number {
  const days = usualDays + (areaOf(measure) - LEAD_TIME_SQUARE_METRES) * DAYS_PER_SQUARE_METRE;
  return Math.max(LEAST_DAYS, Math.round(days / DAYS_STEP) * DAYS_STEP);
}
