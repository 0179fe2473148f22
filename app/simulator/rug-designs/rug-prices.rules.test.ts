import { expect, test } from "vitest";
import { priceOfMeasure, readMeasure } from "#app/features/catalogue/measure.rules.ts";
import type { SimulatorRug } from "../simulator-rug.ts";
import { requestedSize } from "../studio/sheets/requested-size.ts";
import { limitsOfRug, longestBeside, priceOfSize, typedLength } from "./rug-prices.rules.ts";

const catalogued = {
  sizes: [
    { width: 2, length: 3, priceCents: 539_000 },
    { width: 3, length: 4, priceCents: null },
  ],
  otherSizes: [{ width: 1.5, length: 2, priceCents: 299_000 }],
  squareMetreCents: 90_000,
  productId: "p",
};
const size = (width: number, length: number) => ({ width, length });

test("a rug of the catalogue costs what its page says: a listed size as listed, any other by its area", () => {
  expect(priceOfSize(catalogued, size(2, 3))).toBe(539_000);
  expect(priceOfSize(catalogued, size(3, 4))).toBeNull();
  expect(priceOfSize(catalogued, size(1.5, 2))).toBe(299_000);
  for (const [width, length] of [
    [0.6, 0.6],
    [1, 0.7],
    [2.35, 3.1],
  ] as const)
    expect(priceOfSize(catalogued, size(width, length))).toBe(
      priceOfMeasure({ widthMetres: width, lengthMetres: length }, 90_000),
    );
  expect(priceOfSize({ ...catalogued, squareMetreCents: null }, size(2, 2))).toBeNull();
});

test("without a page, a design's other sizes follow the area of the priced one", () => {
  const alone = { ...catalogued, otherSizes: [], squareMetreCents: null, productId: null };
  expect(priceOfSize(alone, size(2, 3))).toBe(539_000);
  expect(priceOfSize(alone, size(4, 3))).toBe(1_078_000);
  expect(priceOfSize({ ...alone, sizes: [] }, size(4, 3))).toBeNull();
});

test.each([
  ["rect", [6.5, 7], [6, 7]],
  ["rect", [7, 2.014], [7, 2.01]],
  ["rect", [13, 0.2], [12, 0.6]],
  ["round", [4.5, 4.5], [4, 4]],
  ["oval", [7, 5], [6, 4]],
] as const)("a %s rug of %j is woven as %j", (shape, [width, length], made) => {
  const rug = { sizes: [], shape } as unknown as SimulatorRug;
  const { width: across, length: along } = requestedSize(rug, { width, length }) ?? {};
  expect([across, along]).toEqual(made);
});

test("what is typed is the side of the rug's page, or the nearest one with the reason", () => {
  const limits = limitsOfRug("oval");
  const typed = (text: string, beside = 3) => typedLength(text, limits, longestBeside(beside, limits));
  expect(typed("233")).toEqual({ metres: 2.33, refusal: null });
  expect(typed("2,33 m")).toEqual({ metres: 2.33, refusal: null });
  expect(typed("20")).toEqual({ metres: 0.6, refusal: "tooSmall" });
  expect(typed("600", 6)).toEqual({ metres: 4, refusal: "tooLarge" });
  expect(typed("abc")).toEqual({ metres: null, refusal: "notANumber" });
  for (const text of ["233", "2,5", "59", "601", "abc", ""]) {
    const { refusals } = readMeasure({ width: "200", length: text }, limits, false);
    expect(typed(text, 2).refusal ?? undefined, text).toBe(refusals.length);
  }
});
