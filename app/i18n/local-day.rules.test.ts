import { describe, expect, test } from "vitest";
import { isWithinDays, nextLimit } from "./local-day.rules.ts";

describe("the days of a notice", () => {
  const days = { startsOn: "2026-12-01", endsOn: "2026-12-24" };

  test.each([
    ["2026-12-01T02:59:59Z", false, "2026-12-01T03:00:00.000Z"],
    ["2026-12-01T03:00:00Z", true, "2026-12-25T03:00:00.000Z"],
    ["2026-12-25T02:59:59Z", true, "2026-12-25T03:00:00.000Z"],
    ["2026-12-25T03:00:00Z", false, undefined],
  ])("at %s: shown %s, until %s", (moment, isShown, until) => {
    const at = new Date(moment);
    expect(isWithinDays(days, at)).toBe(isShown);
    expect(nextLimit(days, at)?.toISOString()).toBe(until);
  });

  test("have no end where none is named", () => {
    const open = { startsOn: "", endsOn: "" };
    expect(isWithinDays(open, new Date(0))).toBe(true);
    expect(nextLimit(open, new Date(0))).toBeUndefined();
  });
});
