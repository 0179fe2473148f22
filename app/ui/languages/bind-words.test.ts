import { expect, test } from "vitest";
import { bindWords } from "./bind-words.ts";

test("a word of one letter stays with the next, and so does a name of two words", () => {
  expect(bindWords("Primeiro o que sustenta")).toBe("Primeiro o\u00a0que sustenta");
  expect(bindWords("a lã e a seda")).toBe("a\u00a0lã e\u00a0a\u00a0seda");
  expect(bindWords("feito em São Paulo")).toBe("feito em São\u00a0Paulo");
  expect(bindWords("São feitos à mão, dia 3 de maio")).toBe("São feitos à\u00a0mão, dia 3 de maio");
});
