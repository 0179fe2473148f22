import { expect, test } from "vitest";
import { APART, BESIDE, EDGE, FURNITURE, floorFor, LINES, ratioFor } from "./scale.rules.ts";

test.each([
  [1.5, 2],
  [0.6, 0.6],
  [6, 12],
])("a floor has room for a rug of %s by %s metres and what stands beside it", (widthMetres, lengthMetres) => {
  const floor = floorFor({ widthMetres, lengthMetres });
  expect(floor.width).toBeCloseTo(LINES + widthMetres + APART + BESIDE.width + EDGE);
  expect(floor.height).toBeGreaterThanOrEqual(LINES + lengthMetres + EDGE);
  expect(floor.height).toBeGreaterThanOrEqual(LINES + BESIDE.height + EDGE);
});

test("furniture and person do not stand on one another", () => {
  for (const { width, depth } of Object.values(FURNITURE)) {
    expect(width).toBeLessThanOrEqual(BESIDE.width);
    expect(depth).toBeLessThan(BESIDE.person.top);
  }
  expect(BESIDE.person.top + BESIDE.person.height).toBeCloseTo(BESIDE.height);
});

test("the drawing has one ratio for all sizes", () => {
  const small = { widthMetres: 2, lengthMetres: 3 };
  const large = { widthMetres: 3, lengthMetres: 4 };
  expect(ratioFor([small, large])).toBe(ratioFor([large]));
});
