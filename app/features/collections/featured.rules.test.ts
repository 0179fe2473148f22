import { describe, expect, test } from "vitest";
import { FEATURED_ROTATION_MS, isNeighbour, nextIndex } from "./featured.rules.ts";

describe("featured rugs", () => {
  test("take turns every four seconds, the first after the last", () => {
    expect(FEATURED_ROTATION_MS).toBe(4000);
    expect([0, 1, 2].map((index) => nextIndex(index, 3))).toEqual([1, 2, 0]);
    expect(nextIndex(0, 0)).toBe(0);
  });

  test("only the neighbours of the shown one are fetched before their turn", () => {
    const beside = [0, 1, 2, 3, 4].filter((place) => isNeighbour(place, 0, 5));
    expect(beside).toEqual([1, 4]);
  });
});
