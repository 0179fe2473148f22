import { expect, test } from "vitest";
import { pagesOf } from "./catalogue-products.ts";

test.each([
  [2, [2]],
  [4, [4]],
  [5, [3, 2]],
  [6, [3, 3]],
  [10, [4, 3, 3]],
])("%i rugs of a collection are laid on pages of %j", (count, pages) => {
  const rugs = Array.from({ length: count }, (_, place) => place);
  expect(pagesOf(rugs).map(({ length }) => length)).toEqual(pages);
  expect(pagesOf(rugs).flat()).toEqual(rugs);
});
