import { describe, expect, it } from "vitest";
import { displaySize, sizeName } from "./products.rules.ts";

const size = (widthMetres: number) => ({ widthMetres, lengthMetres: widthMetres });

describe("the size in which a rug hangs", () => {
  it("is the second one, and of a round rug the third", () => {
    const sizes = [1.5, 2, 2.5, 3].map(size);
    expect(displaySize(sizes, false)?.widthMetres).toBe(2);
    expect(displaySize(sizes, true)?.widthMetres).toBe(2.5);
  });

  it("is the largest of a rug that comes in fewer", () => {
    expect(displaySize([size(1.2)], true)?.widthMetres).toBe(1.2);
    expect(displaySize([], false)).toBeUndefined();
  });
});

it("a size is written in centimetres, a round one by its diameter", () => {
  expect(sizeName({ widthMetres: 2, lengthMetres: 3.05 }, false)).toBe("200 × 305 cm");
  expect(sizeName(size(2.5), true)).toBe("Ø 250 cm");
});
