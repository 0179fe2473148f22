import { expect, test } from "vitest";
import { listAddress, pageOf, pagesShown } from "./list-address.ts";

const at = (query: string) => new URLSearchParams(query);

test("another question keeps the others and begins at the first page", () => {
  expect(listAddress(at("q=ana&pagina=4"), { situacao: "novo" })).toBe("?q=ana&situacao=novo");
  expect(listAddress(at("q=ana&situacao=novo"), { situacao: null })).toBe("?q=ana");
  expect(listAddress(at("q=ana"), { pagina: "2" })).toBe("?q=ana&pagina=2");
  expect(listAddress(at("q=ana"), { q: null })).toBe("?");
});

test.each([
  ["", 1],
  ["pagina=3", 3],
  ["pagina=0", 1],
  ["pagina=-2", 1],
  ["pagina=dois", 1],
  ["pagina=1.5", 1],
])("the page of %s is %i", (query, page) => expect(pageOf(at(query))).toBe(page));

test.each([
  [1, 1, "1"],
  [1, 3, "1 2 3"],
  [1, 7, "1 2 … 7"],
  [3, 7, "1 2 3 4 … 7"],
  [4, 7, "1 2 3 4 5 6 7"],
  [5, 9, "1 … 4 5 6 … 9"],
  [9, 9, "1 … 8 9"],
])("page %i of %i shows %s", (page, pages, shown) =>
  expect(
    pagesShown(page, pages)
      .map((one) => one ?? "…")
      .join(" "),
  ).toBe(shown),
);
