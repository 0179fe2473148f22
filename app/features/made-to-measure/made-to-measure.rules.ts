import { areaOf, isLeastPrice, limitsOf, priceOfMeasure } from "#app/features/catalogue/measure.rules.ts";
import { type FieldMessage, isMeasure } from "#app/requests/request-fields.rules.ts";

export const SHAPES = ["rectangular", "round", "oval", "organic", "runner", "corner"] as const;
export type Shape = (typeof SHAPES)[number];

/** Centimetres; NaN where nothing is typed. A round rug has a diameter, the others have two sides. */
export type TypedMeasures = { diameter: number; width: number; length: number };
type Field = keyof TypedMeasures;

export type Estimate = { squareMetres: number; priceCents: number | null; isLeast: boolean };

const CENTIMETRES_IN_METRE = 100;

/** Shapes that are as large as on a rug's own page; the others follow a drawing, a corridor or a floor plan. */
const TOO_LARGE: Partial<Record<Shape, FieldMessage>> = {
  rectangular: "rectangleTooLarge",
  round: "roundTooLarge",
  oval: "ovalTooLarge",
};

/** What is wrong with which field; fields that the shape does not have are not looked at. */
export function refusedMeasures(
  asked: Partial<TypedMeasures> & { shape?: Shape },
): Partial<Record<Field, FieldMessage>> {
  const { shape } = asked;
  const fields: Field[] = shape === "round" ? ["diameter"] : ["width", "length"];
  const size = (field: Field) => asked[field] ?? Number.NaN;
  const missing = fields.filter((field) => !isMeasure(size(field)));
  if (missing.length > 0) return refusing(missing, "measureInvalid");
  const reason = shape && TOO_LARGE[shape];
  if (!reason) return {};
  const { widest, longest } = limitsOf(shape);
  // The loom's width limits the shorter side.
  const isLonger = (field: Field) => fields.some((other) => size(other) < size(field));
  const mostOf = (field: Field) => CENTIMETRES_IN_METRE * (isLonger(field) ? longest : widest);
  return refusing(
    fields.filter((field) => size(field) > mostOf(field)),
    reason,
  );
}

const refusing = (fields: Field[], reason: FieldMessage) =>
  Object.fromEntries(fields.map((field) => [field, reason]));

export const sidesOf = ({ diameter, width, length }: TypedMeasures, shape: Shape | undefined) =>
  shape === "round" ? { width: diameter, length: diameter } : { width, length };

/** Of the rectangle around it, at the price of a rug made to measure on its own page. */
export function estimate(width: number, length: number, squareMetreCents: number | null): Estimate | null {
  if (!isMeasure(width) || !isMeasure(length)) return null;
  const measure = {
    widthMetres: width / CENTIMETRES_IN_METRE,
    lengthMetres: length / CENTIMETRES_IN_METRE,
  };
  const priceCents = priceOfMeasure(measure, squareMetreCents);
  return {
    ...{ squareMetres: areaOf(measure), priceCents },
    isLeast: isLeastPrice(priceCents, measure, squareMetreCents),
  };
}
