import { expect, test } from "vitest";
import { formatExact, formatReceived } from "./format-received.ts";

const TODAY = new Date("2026-11-20T15:00:00Z");

test.each([
  ["2026-11-20T11:12:00Z", "Hoje, 8h12"],
  ["2026-11-20T03:00:00Z", "Hoje, 0h00"],
  ["2026-11-20T02:59:00Z", "Ontem, 23h59"],
  ["2026-11-18T12:00:00Z", "18 nov"],
  ["2025-11-18T12:00:00Z", "18 nov 2025"],
])("%s came in %s", (moment, words) => {
  expect(formatReceived(new Date(moment), TODAY)).toBe(words);
});

test("exactly, with the day and the time", () => {
  expect(formatExact(new Date("2026-11-20T11:12:00Z"))).toBe("20 nov 2026, 8h12");
});
