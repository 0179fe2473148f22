import { expect, it } from "vitest";
import { formatMoment } from "./format-moment.ts";

const TODAY = new Date("2026-11-20T15:00:00-03:00");

it.each([
  ["2026-11-20T08:41:30-03:00", "às 8h41"],
  ["2026-11-20T00:05:00-03:00", "às 0h05"],
  ["2026-11-19T23:59:00-03:00", "em 19 nov 2026"],
  ["2025-11-20T08:41:00-03:00", "em 20 nov 2025"],
])("%s is said as %s", (moment, words) => {
  expect(formatMoment(new Date(moment), TODAY)).toBe(words);
});
