import { expect, test } from "vitest";
import { isOutOfProportion, proportionError } from "./rug-proportions.rules.ts";

const SIZE = { widthMetres: 2, lengthMetres: 3 };

test("the picture's proportions are compared with the size's, with a sign", () => {
  expect(proportionError({ width: 1000, height: 1500 }, SIZE)).toBeCloseTo(0);
  expect(proportionError({ width: 1100, height: 1500 }, SIZE)).toBeCloseTo(0.1);
  expect(proportionError({ width: 900, height: 1500 }, SIZE)).toBeCloseTo(-0.1);
});

test.each([
  [1029, false],
  [1031, true],
  [971, false],
  [969, true],
])("a picture of %i to 1500 pixels is out of proportion: %s", (width, isOut) =>
  expect(isOutOfProportion({ width, height: 1500 }, SIZE)).toBe(isOut),
);
