import { expect, test } from "vitest";
import {
  comparedProducts,
  type FavouriteProduct,
  favouriteProducts,
  MOST_COMPARED,
  withPresentSlugs,
} from "./favourites.rules.ts";

const rugs = ["a", "b", "c", "d", "e"].map((slug) => ({ slug }) as FavouriteProduct);
const slugs = (found: FavouriteProduct[]) => found.map(({ slug }) => slug).join("");

test("the newest comes first, and what is not sold any more is left out", () => {
  expect(slugs(favouriteProducts(rugs, "a,gone,c"))).toBe("ca");
  expect(favouriteProducts(rugs, "")).toEqual([]);
});

test("a renamed rug is kept once, by its present address", () => {
  const renamed = { slug: "b", formerSlugs: ["x", "y"] } as FavouriteProduct;
  expect(withPresentSlugs("a,x,c,b,y", { rugs: [renamed], gone: ["z"] })).toBe("a,b,c");
  expect(withPresentSlugs("", { rugs: [renamed], gone: [] })).toBe("");
});

test("a deleted rug is kept no longer", () => {
  expect(withPresentSlugs("a,gone,hidden", { rugs: [], gone: ["gone"] })).toBe("a,hidden");
  expect(withPresentSlugs("gone", { rugs: [], gone: ["gone"] })).toBe("");
});

test("the first four are compared until somebody chooses", () => {
  expect(comparedProducts(rugs, null)).toHaveLength(MOST_COMPARED);
  expect(slugs(comparedProducts(rugs, ["e", "b", "gone"]))).toBe("be");
  expect(comparedProducts(rugs, [])).toEqual([]);
});
