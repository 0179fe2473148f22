import { expect, it } from "vitest";
import { lift, toned } from "./tone.ts";

it("shows as much as was read", () => {
  for (const shown of [0.001, 0.02, 0.2, 0.5, 0.7, 0.85, 0.95, 0.99])
    expect(Math.abs(toned(shown * lift(shown)) - shown)).toBeLessThan(0.015);
  expect(toned(0)).toBe(0);
  expect(toned(40)).toBe(1);
});
