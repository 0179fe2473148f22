import { expect, test } from "vitest";
import { bestMatch, namesIn } from "./product-names.rules.ts";

const rugs = [
  { id: "2", name: "Areia Fina" },
  { id: "3", name: "Areia" },
  { id: "1", name: "Grão de Areia" },
];

test("a list of names comes by lines, cells or commas", () => {
  expect(namesIn("Areia\r\nGrão de Areia\tMaré; Duna, ")).toEqual(["Areia", "Grão de Areia", "Maré", "Duna"]);
});

test("a typed name is the whole name, else the first that was found; what is chosen comes once", () => {
  expect(bestMatch("areia", rugs, new Map())?.id).toBe("3");
  expect(bestMatch("are", rugs, new Map())?.id).toBe("2");
  expect(bestMatch("ar", rugs, new Map([["2", "Areia Fina"]]))?.id).toBe("3");
  expect(bestMatch("areia", rugs, new Map([["3", "Areia"]]))?.id).toBe("3");
  expect(bestMatch("fina", rugs.slice(0, 1), new Map([["2", "Areia Fina"]]))).toBeUndefined();
});
