import { expect, test } from "vitest";
import { comparedRugs, type FavouriteRug, keptRugs, MOST_COMPARED } from "./favourites.rules.ts";

const rugs = ["a", "b", "c", "d", "e"].map((slug) => ({ slug }) as FavouriteRug);
const slugs = (found: FavouriteRug[]) => found.map(({ slug }) => slug).join("");

test("the newest comes first, and what is not sold any more is left out", () => {
  expect(slugs(keptRugs(rugs, "a,gone,c"))).toBe("ca");
  expect(keptRugs(rugs, "")).toEqual([]);
});

test("the first four are compared until somebody chooses", () => {
  expect(comparedRugs(rugs, null)).toHaveLength(MOST_COMPARED);
  expect(slugs(comparedRugs(rugs, ["e", "b", "gone"]))).toBe("be");
  expect(comparedRugs(rugs, [])).toEqual([]);
});
