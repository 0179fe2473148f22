import { expect, test } from "vitest";
import type { SimulatorRug } from "../../simulator-rug.ts";
import { filterModels } from "./filter-models.ts";

const rug = (name: string, shape: SimulatorRug["shape"], ...colours: string[]): SimulatorRug => ({
  ...{
    id: name,
    slug: name,
    address: name,
    addresses: [name],
    name,
    productId: null,
    url: "",
    thumb: "",
    sizes: [],
    otherSizes: [],
    squareMetreCents: null,
  },
  ...{ currency: "BRL", pileHeight: 0.01, shape, edge: "bound", fit: "scale", isSizeConfirmed: true },
  yarns: colours.map((colour, slot) => ({ slot, name: colour, hex: "#000000" })),
});
const RUGS = [
  rug("Vão Livre", "rect", "Areia"),
  rug("Lua", "round", "Areia", "Anil"),
  rug("Marola", "rect", "Anil"),
];
const named = (words: string, shape: SimulatorRug["shape"] | null = null) =>
  filterModels(RUGS, { words, shape }).map(({ name }) => name);

test("models are found by name and by colour, without accents and in any order", () => {
  expect(named("")).toEqual(["Vão Livre", "Lua", "Marola"]);
  expect(named("vao")).toEqual(["Vão Livre"]);
  expect(named("LIVRE vão")).toEqual(["Vão Livre"]);
  expect(named("anil")).toEqual(["Lua", "Marola"]);
  expect(named("areia lua")).toEqual(["Lua"]);
  expect(named("nada")).toEqual([]);
});

test("a shape narrows what is found", () => {
  expect(named("areia", "rect")).toEqual(["Vão Livre"]);
});
