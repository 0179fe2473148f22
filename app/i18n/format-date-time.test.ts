import { expect, it } from "vitest";
import { fileDay, fileTimestamp } from "./file-timestamp.rules.ts";
import { formatDayAndTime, formatExact, formatReceived, formatTimeOrDay } from "./format-date-time.ts";

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

it.each([
  ["2026-11-20T11:12:00Z", "Hoje, 8h12"],
  ["2026-11-20T03:00:00Z", "Hoje, 0h00"],
  ["2026-11-20T02:59:00Z", "Ontem, 23h59"],
  ["2026-11-18T12:00:00Z", "18 nov"],
  ["2025-11-18T12:00:00Z", "18 nov 2025"],
])("%s came in %s", (moment, words) => {
  expect(formatReceived(new Date(moment), TODAY)).toBe(words);
});

it("exactly, with the day and the time", () => {
  expect(formatExact(new Date("2026-11-20T11:12:00Z"))).toBe("20 nov 2026, 8h12");
});

it("names files by the day where people are, not in Greenwich", () => {
  const evening = new Date("2026-11-21T23:23:05-03:00");
  expect(fileDay(evening)).toBe("2026-11-21");
  expect(fileTimestamp(evening)).toBe("2026-11-21-232305");
});
