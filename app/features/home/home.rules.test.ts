import { describe, expect, test } from "vitest";
import {
  asTitle,
  isLongTitle,
  isWithinDays,
  LANDING_TEXT_DELAY_MS,
  nextLimit,
  PROMO_DELAY_MS,
} from "./home.rules.ts";

describe("home rules", () => {
  test("the waits are those of the specification", () => {
    expect([LANDING_TEXT_DELAY_MS, PROMO_DELAY_MS]).toEqual([5000, 2000]);
  });

  test("a tagline loses its full stop as a title, and only that", () => {
    expect(asTitle(" Um tapete é mais que um tapete, é uma marca. ")).toBe(
      "Um tapete é mais que um tapete, é uma marca",
    );
    expect(asTitle("Feito à mão!")).toBe("Feito à mão!");
  });

  test("the demo titles of all languages keep the largest size, a longer one does not", () => {
    expect(isLongTitle("Una alfombra es más que una alfombra, es una marca")).toBe(false);
    expect(isLongTitle("Tapetes que atravessam casas, mudanças e invernos inteiros")).toBe(true);
  });
});

describe("the days of a promotion", () => {
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
