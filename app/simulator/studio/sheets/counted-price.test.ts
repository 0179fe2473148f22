import { expect, test } from "vitest";
import { countedPrice } from "./counted-price.ts";

const answered = (value: string) => ({ facts: [{ term: "Price", value }] });

test("a price that changed while the studio was open is told", () => {
  expect(countedPrice(answered("€2,190"), "€1,990", "en")).toBe("€2,190");
  expect(countedPrice(answered("on request"), "€1,990", "en")).toBe("On request");
});

test("the same price, and an answer without one, say nothing", () => {
  expect(countedPrice(answered("€1,990"), "€1,990", "en")).toBeNull();
  expect(countedPrice(answered("on request"), "On request", "en")).toBeNull();
  expect(countedPrice({ facts: [] }, "€1,990", "en")).toBeNull();
  expect(countedPrice(undefined, "€1,990", "en")).toBeNull();
});
