import { expect, test } from "vitest";
import { changedPrice, changedPrices, percentProblem, readPercent, repriced } from "./bulk-changes.rules.ts";

test("a change by per cent is read as people write it, and nothing else is", () => {
  const read = ["10", "+10 %", "-7,5%", "− 5", "0", "-91", "501", "dez", "", "1e3"].map(readPercent);
  expect(read).toEqual([10, 10, -7.5, -5, null, null, null, null, null, null]);
  const problems = ["0", "dez", "-91", "501", "-90", "500"].map(percentProblem);
  expect(problems).toEqual(["unreadable", "unreadable", "limits", "limits", null, null]);
});

test("of a rug the lowest price of its sizes is shown before and after, else that of the square metre", () => {
  const sizes = [
    { priceBrlCents: 489_000, priceEurCents: null },
    { priceBrlCents: 419_000, priceEurCents: null },
  ];
  expect(changedPrices({ sizes, squareMetreBrlCents: 1_000, squareMetreEurCents: 20_000 }, 10)).toEqual([
    { currency: "BRL", before: 419_000, after: 460_900, isOfSquareMetre: false },
    { currency: "EUR", before: 20_000, after: 22_000, isOfSquareMetre: true },
  ]);
  expect(changedPrices({ sizes: [{ priceBrlCents: null, priceEurCents: null }] }, 10)).toEqual([]);
});

test("prices stay whole, what is on request stays so, and nothing else changes", () => {
  expect([changedPrice(690_000, 10), changedPrice(99_900, -7.5), changedPrice(null, 10)]).toEqual([
    759_000,
    92_400,
    null,
  ]);
  const size = { widthMetres: 2, lengthMetres: 3, priceBrlCents: 489_000, priceEurCents: null };
  expect(repriced({ squareMetreBrlCents: 100_000, leadTimeDays: 60, sizes: [size] }, -10)).toEqual({
    squareMetreBrlCents: 90_000,
    sizes: [{ ...size, priceBrlCents: 440_100 }],
  });
});

test("no price becomes nothing, however little is left of it", () => {
  expect([480, 100, 5, 1].map((cents) => changedPrice(cents, -90))).toEqual([48, 10, 1, 1]);
  expect([changedPrice(0, -90), changedPrice(0, 50), changedPrice(1_000, -90)]).toEqual([0, 0, 100]);
});
