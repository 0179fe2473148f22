import { expect, test } from "vitest";
import { mergeNotes } from "./notes.rules.ts";

test.each([
  ["nobody else wrote", "Ligar", "Ligar", "Ligar amanhã", "Ligar amanhã"],
  ["lines that the only writer deleted are gone", "a\nb", "a\nb", "b", "b"],
  ["two wrote into empty notes", "", "Quer azul", "Ligar", "Quer azul\nLigar"],
  ["what both have stands once", "a", "a\nb", "a\nc", "a\nb\nc"],
  ["an earlier save of this window never arrived", "a", "", "a\nb", "a\nb"],
  ["other line ends are no other words", "a\nb", "a\r\nb", "a\nb\nc", "a\nb\nc"],
])("%s", (_, before, stored, typed, kept) => {
  expect(mergeNotes(before, stored, typed)).toBe(kept);
});
