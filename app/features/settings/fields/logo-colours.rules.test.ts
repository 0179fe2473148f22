import { expect, test } from "vitest";
import { isOneColour } from "./logo-colours.rules.ts";

const NONE = [0, 0, 0, 0];
const WINE = [117, 32, 43, 255];
const OCHRE = [195, 145, 63, 255];
const SOFT_WINE = [130, 40, 50, 200];
const pixels = (...colours: number[][]) => colours.flatMap((colour) => Array(50).fill(colour)).flat();

test("a logo of one colour is distinguished from one of several, and from a picture without a ground", () => {
  expect(isOneColour(pixels(NONE, WINE))).toBe(true);
  expect(isOneColour(pixels(NONE, WINE, SOFT_WINE))).toBe(true);
  expect(isOneColour(pixels(NONE, WINE, OCHRE))).toBe(false);
  // Anti-aliased pixels are no colour.
  expect(isOneColour([...pixels(NONE, WINE, WINE), ...OCHRE])).toBe(true);
  expect(isOneColour(pixels(WINE, WINE))).toBe(false);
  expect(isOneColour(pixels(NONE))).toBe(null);
});
