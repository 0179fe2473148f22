import { expect, test } from "vitest";
import { stepped } from "./arrow-steps.ts";

const RANGE = { least: 5, most: 2000 };

test.each([
  ["ArrowUp", false, 120, 121],
  ["ArrowDown", false, 120, 119],
  ["ArrowUp", true, 120, 130],
  ["ArrowUp", false, 29.7, 31],
  ["ArrowUp", false, Number.NaN, 5],
  ["ArrowDown", true, 9, 5],
  ["ArrowUp", false, 2000, 2000],
  ["Enter", false, 120, null],
])("%s (Shift: %s) makes of %d centimetres %s", (key, shiftKey, from, to) =>
  expect(stepped({ key, shiftKey }, from, RANGE)).toBe(to),
);
