import { expect, test } from "vitest";
import { longestWordEm } from "./word-width.ts";

test("a text is as wide as its longest word", () => {
  expect(longestWordEm("Alto relevo")).toBe(longestWordEm("relevo"));
  expect(longestWordEm("Contemporânea")).toBeGreaterThan(longestWordEm("Minimalista"));
});

test("letters count as wide as they are drawn", () => {
  expect(longestWordEm("mmmm")).toBeGreaterThan(longestWordEm("iiii"));
  // Measured width in the demo's font: 6.3 em.
  expect(longestWordEm("Contemporânea")).toBeGreaterThan(6.3);
  expect(longestWordEm("Contemporânea")).toBeLessThan(8);
});

test("a decomposed accent adds no width, and no text has no width", () => {
  expect(longestWordEm("Clássica".normalize("NFD"))).toBe(longestWordEm("Clássica"));
  expect(longestWordEm("")).toBeGreaterThan(0);
});
