import { expect, test } from "vitest";
import { catalogueAddress } from "./catalogue-address.ts";
import {
  atLimits,
  chosenOf,
  colourFamily,
  countOf,
  type FacetGroup,
  facetValues,
  isNarrowed,
  toggled,
} from "./catalogue-filter.rules.ts";

const GROUP = { technique: "no-manual", days: 60, brlCents: 400_000, eurCents: 70_000 };
const GROUPS: FacetGroup[] = [
  { ...GROUP, lengths: 0b001, colours: 1 << 6, count: 3 },
  { ...GROUP, lengths: 0b100, colours: 1 << 6, count: 2, brlCents: 900_000 },
  { ...GROUP, lengths: 0b110, colours: 1, count: 5, technique: "", days: null, brlCents: null },
];

test("an address is read, and what no filter knows is left out", () => {
  const chosen = chosenOf(
    new URLSearchParams("cor=azuis&medida=9m&preco=2000&entrega=60&ordem=novos&x=1"),
    "EUR",
  );
  expect(chosen).toEqual({ cor: "azuis", entrega: "60", order: "novos" });
  expect(chosenOf(new URLSearchParams(), "BRL")).toEqual({});
  expect(isNarrowed({ order: "preco" })).toBe(false);
});

test("one list has one address, and a second press takes a choice back", () => {
  const chosen = toggled({ order: "preco", tecnica: "no-manual" }, "cor", "azuis");
  expect(catalogueAddress("/tapetes", chosen, 2)).toBe(
    "/tapetes?cor=azuis&tecnica=no-manual&ordem=preco&pagina=2",
  );
  expect(catalogueAddress("/es/tapetes", toggled({ cor: "azuis" }, "cor", "azuis"))).toBe("/es/tapetes");
});

test("rugs are counted by all filters at once", () => {
  expect(countOf(GROUPS, {}, "BRL")).toBe(10);
  expect(countOf(GROUPS, { cor: "azuis" }, "BRL")).toBe(5);
  expect(countOf(GROUPS, { cor: "azuis", preco: "5000" }, "BRL")).toBe(3);
  expect(countOf(GROUPS, { medida: "de-2-a-3m", entrega: "60" }, "BRL")).toBe(0);
});

test("groups that no filter tells apart are one, and are counted as before", () => {
  const prices = [100_000, 190_000, 1_600_000, 9_000_000].map((brlCents) => ({ ...GROUPS[0], brlCents }));
  const many = [...GROUPS, ...(prices as FacetGroup[]), { ...GROUPS[0], days: 47 } as FacetGroup];
  const few = atLimits(many);
  expect(few).toHaveLength(6);
  for (const query of [
    "",
    "preco=2000",
    "preco=400",
    "preco=15000&entrega=60",
    "entrega=45",
    "cor=azuis&preco=5000",
  ]) {
    for (const currency of ["BRL", "EUR"] as const) {
      const chosen = chosenOf(new URLSearchParams(query), currency);
      expect(facetValues(few, chosen, currency)).toEqual(facetValues(many, chosen, currency));
    }
  }
});

test("a value that tells no rugs apart is not offered, but one that is chosen can be taken back", () => {
  const values = facetValues(GROUPS, { cor: "verdes" }, "BRL");
  expect(values.cor).toEqual([
    { value: "claros", count: 5, isChosen: false },
    { value: "verdes", count: 0, isChosen: true },
    { value: "azuis", count: 5, isChosen: false },
  ]);
  expect(facetValues(GROUPS, {}, "EUR").preco).toEqual([]);
  expect(facetValues(GROUPS, {}, "BRL").preco.map(({ value }) => value)).toEqual(
    ["4000", "5000", "8000", "15000"].slice(0, 4),
  );
});

test("a choice that would leave as many rugs as are shown is not offered, nor a row without choices", () => {
  const values = facetValues(GROUPS, { cor: "azuis" }, "BRL");
  expect(values.tecnica, "all five are of it").toEqual([]);
  expect(values.entrega, "all five come within sixty days").toEqual([]);
  expect(values.preco).toEqual([
    { value: "4000", count: 3, isChosen: false },
    { value: "5000", count: 3, isChosen: false },
    { value: "8000", count: 3, isChosen: false },
  ]);
  expect(
    values.cor.map(({ value }) => value),
    "another one replaces the chosen",
  ).toEqual(["claros", "azuis"]);
  const { entrega } = facetValues(GROUPS, { cor: "azuis", entrega: "60" }, "BRL");
  expect(entrega).toEqual([{ value: "60", count: 5, isChosen: true }]);
});

test.each([
  ["#1c2f52", "azuis"],
  ["#75202b", "vermelhos"],
  ["#3a4529", "verdes"],
  ["#d19a35", "amarelos"],
  ["#8a6a4a", "terrosos"],
  ["#edcf94", "amarelos"],
  ["#f1eadb", "claros"],
  ["#15181f", "escuros"],
  ["#7a4a7a", "roxos"],
])("%s belongs to the %s", (hex, family) => expect(colourFamily(hex)).toBe(family));
