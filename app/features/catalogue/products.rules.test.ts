import { describe, expect, it } from "vitest";
import { displaySize, lowestPrice, sizeName } from "./products.rules.ts";

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

describe("the price that a rug begins at", () => {
  it("is the lowest of those that are known", () => {
    const sizes = [
      { priceBrlCents: 689_000, priceEurCents: null },
      { priceBrlCents: 459_000, priceEurCents: null },
      { priceBrlCents: null, priceEurCents: null },
    ];
    expect(lowestPrice(sizes, "BRL")).toBe(459_000);
    expect(lowestPrice(sizes, "EUR")).toBeNull();
  });
});

it("a size is written in centimetres, a round one by its diameter", () => {
  expect(sizeName({ widthMetres: 2, lengthMetres: 3.05 }, false)).toBe("200 × 305 cm");
  expect(sizeName(size(2.5), true)).toBe("Ø 250 cm");
});
