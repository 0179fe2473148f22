import { expect, test } from "vitest";
import { toWholePercents } from "./yarn-shares.rules.ts";

test.each([
  ["remainders that were lost by rounding", [354, 274, 204, 168], [360, 270, 200, 170]],
  ["a yarn of less than one per cent", [994, 6], [990, 10]],
  ["whole per cent", [700, 300], [700, 300]],
  ["what is no whole", [354, 274], [350, 270]],
  ["nothing", [], []],
])("shares are rounded to per cent that add up: %s", (_, permilles, rounded) => {
  expect(toWholePercents(permilles)).toEqual(rounded);
});
