import { describe, expect, it } from "vitest";
import {
  areaOf,
  isLeastPrice,
  leadTimeOf,
  limitsOf,
  parseMetres,
  priceOfMeasure,
  priceOfSize,
  readMeasure,
} from "./measure.rules.ts";

const measure = (widthMetres: number, lengthMetres: number) => ({ widthMetres, lengthMetres });

describe("what a visitor types", () => {
  it.each([
    ["2,5", 2.5],
    ["2.5", 2.5],
    [" 2,50 m ", 2.5],
    ["250", 2.5],
    ["250 cm", 2.5],
    ["250cm", 2.5],
    ["3", 3],
    ["3,", 3],
    ["2,333", 2.33],
    ["12 m", 12],
    ["19", 19],
    ["20", 0.2],
    ["25,00", 25],
    ["30.00", 30],
    ["30,5", 0.31],
    ["90,00", 0.9],
    ["25,00 cm", 0.25],
  ])("%j is %d metres", (text, metres) => {
    expect(parseMetres(text)).toBe(metres);
  });

  it.each(["", "dois", "-2", "2,5,1", "2 x 3", "1e3", "∞", "2'"])("%j is no measure", (text) => {
    expect(parseMetres(text)).toBeNull();
  });
});

describe("what a loom can make", () => {
  const rectangle = limitsOf("rectangular");
  const read = (width: string, length: string) => readMeasure({ width, length }, rectangle, false);

  it("takes a rectangle up to 6 × 12 m, whichever way round it is written", () => {
    expect(read("6", "12").measure).toEqual(measure(6, 12));
    expect(read("12", "6").measure).toEqual(measure(12, 6));
    expect(read("7", "7")).toEqual({ measure: null, refusals: { width: "tooLarge" } });
    expect(read("6,01", "12,01").refusals).toEqual({ width: "tooLarge", length: "tooLarge" });
  });

  it("takes nothing below 60 cm", () => {
    expect(read("0,6", "60 cm").measure).toEqual(measure(0.6, 0.6));
    expect(read("0,59", "2").refusals).toEqual({ width: "tooSmall" });
    expect(read("0", "2").refusals).toEqual({ width: "tooSmall" });
  });

  it("says of each side what is wrong with it", () => {
    expect(read("", "").refusals).toEqual({ width: "missing", length: "missing" });
    expect(read("dois", "3").refusals).toEqual({ width: "notANumber" });
  });

  it("asks a round rug for its diameter only, up to 4 m", () => {
    const round = limitsOf("round");
    expect(readMeasure({ width: "2,5", length: "" }, round, true).measure).toEqual(measure(2.5, 2.5));
    expect(readMeasure({ width: "4,1", length: "" }, round, true).refusals).toEqual({ width: "tooLarge" });
    expect(limitsOf("organic")).toMatchObject({ widest: 4, longest: 6 });
  });
});

describe("what it costs", () => {
  const SQUARE_METRE = 115_000;

  it("is the area at the rug's price, rounded up to ten", () => {
    expect(priceOfMeasure(measure(2, 3), SQUARE_METRE)).toBe(690_000);
    expect(priceOfMeasure(measure(2.35, 3.1), SQUARE_METRE)).toBe(838_000);
  });

  it("is never less than one square metre", () => {
    expect(priceOfMeasure(measure(0.6, 0.6), SQUARE_METRE)).toBe(115_000);
  });

  it("is known as the minimum, unless a list says another price or the area is a square metre", () => {
    expect(isLeastPrice(115_000, measure(0.6, 0.6), SQUARE_METRE)).toBe(true);
    expect(isLeastPrice(90_000, measure(0.6, 0.6), SQUARE_METRE)).toBe(false);
    expect(isLeastPrice(115_000, measure(1, 1), SQUARE_METRE)).toBe(false);
    expect(isLeastPrice(null, measure(0.6, 0.6), null)).toBe(false);
  });

  it("is on request when the rug has no price by area", () => {
    expect(priceOfMeasure(measure(2, 3), null)).toBeNull();
  });

  it("is the listed price where the size is listed, and on request where that is", () => {
    const sizes = [
      { ...measure(2, 3), priceCents: 539_000 },
      { ...measure(3, 4), priceCents: null },
    ];
    const rug = { sizes, squareMetreCents: 90_000 };
    expect(priceOfSize(rug, measure(2, 3))).toBe(539_000);
    expect(priceOfSize(rug, measure(3, 4))).toBeNull();
    expect(priceOfSize(rug, measure(2, 3.01))).toBe(542_000);
  });

  it("is the listed price for a size typed the other way round, unless that is listed too", () => {
    const sizes = [
      { ...measure(3, 2), priceCents: 560_000 },
      { ...measure(2, 3), priceCents: 539_000 },
      { ...measure(2, 4), priceCents: 699_000 },
      { ...measure(3, 4), priceCents: null },
    ];
    for (const squareMetreCents of [90_000, null]) {
      const rug = { sizes, squareMetreCents };
      expect(priceOfSize(rug, measure(3, 2))).toBe(560_000);
      expect(priceOfSize(rug, measure(2, 3))).toBe(539_000);
      expect(priceOfSize(rug, measure(4, 2))).toBe(699_000);
      expect(priceOfSize(rug, measure(4, 3))).toBeNull();
    }
  });

  it("never falls when a side grows by a centimetre", () => {
    for (let width = 60; width < 600; width += 7) {
      for (let length = 60; length < 1200; length += 11) {
        const price = priceOfMeasure(measure(width / 100, length / 100), SQUARE_METRE) ?? 0;
        const larger = priceOfMeasure(measure(width / 100, (length + 1) / 100), SQUARE_METRE) ?? 0;
        expect(larger).toBeGreaterThanOrEqual(price);
        expect(price % 1000).toBe(0);
        const exact = (Math.max(width * length, 10_000) / 10_000) * SQUARE_METRE;
        expect(price).toBeGreaterThanOrEqual(exact - 1);
        expect(price - exact).toBeLessThanOrEqual(1000);
      }
    }
  });

  it("has no binary rounding errors", () => {
    expect(areaOf(measure(1.1, 1.1))).toBe(1.21);
    expect(areaOf(measure(2.35, 3.1))).toBe(7.285);
  });
});

describe("when it arrives", () => {
  it.each([
    [1.5, 2, 75],
    [2, 3, 90],
    [2.5, 3.5, 105],
    [3, 4, 120],
    [0.6, 0.6, 60],
    [6, 12, 420],
  ])("%d × %d m takes %d days", (width, length, days) => {
    expect(leadTimeOf(measure(width, length), 90)).toBe(days);
  });

  it("is a month at least", () => {
    expect(leadTimeOf(measure(0.6, 0.6), 40)).toBe(30);
  });
});
