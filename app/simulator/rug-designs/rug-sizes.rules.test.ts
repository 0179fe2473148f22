import { expect, test } from "vitest";
import { parseSize, spelledSize } from "./rug-sizes.rules.ts";

test.each([
  ["2 x 3m", "2,00 x 3,00 m"],
  ["2x3", "2,00 x 3,00 m"],
  ["2,5 × 3,5 m", "2,50 x 3,50 m"],
  ["2.5m x 3.5m", "2,50 x 3,50 m"],
  ["200 x 300", "2,00 x 3,00 m"],
  ["200 × 300 cm", "2,00 x 3,00 m"],
  ["90cm por 2m", "0,90 x 2,00 m"],
  ["Ø 2,50 m", "2,50 x 2,50 m"],
  ["redondo 200 cm", "2,00 x 2,00 m"],
])("%s is read as %s", (text, spelled) => {
  const size = parseSize(text);
  expect(size && spelledSize(size)).toBe(spelled);
  expect(size && parseSize(spelledSize(size))).toEqual(size);
});

test.each(["", "2", "grande", "2 x", "0,1 x 3 m", "2 x 30 m", "-2 x 3 m", "2 x 3 pés"])(
  "%j is no size",
  (text) => expect(parseSize(text)).toBeNull(),
);
