import { expect, it } from "vitest";
import { fileDay, fileTimestamp } from "./file-timestamp.rules.ts";
import { formatDayAndTime, formatTimeOrDay } from "./format-date-time.ts";

const TODAY = new Date("2026-11-20T15:00:00-03:00");

it.each([
  ["2026-11-20T08:41:30-03:00", "às 8h41"],
  ["2026-11-20T00:05:00-03:00", "às 0h05"],
  ["2026-11-19T23:59:00-03:00", "em 19 nov 2026"],
  ["2025-11-20T08:41:00-03:00", "em 20 nov 2025"],
])("%s is said as %s", (moment, words) => {
  expect(formatTimeOrDay(new Date(moment), TODAY)).toBe(words);
});

it.each([
  ["2026-11-20T08:41:30-03:00", "hoje, 8h41"],
  ["2026-11-19T23:59:00-03:00", "19 nov 2026, 23h59"],
])("%s is said without a preposition as %s", (moment, words) => {
  expect(formatDayAndTime(new Date(moment), TODAY)).toBe(words);
});

it("names files by the day where people are, not in Greenwich", () => {
  const evening = new Date("2026-11-21T23:23:05-03:00");
  expect(fileDay(evening)).toBe("2026-11-21");
  expect(fileTimestamp(evening)).toBe("2026-11-21-232305");
});
