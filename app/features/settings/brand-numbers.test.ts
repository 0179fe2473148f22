import { expect, test } from "vitest";
import { withNumbers } from "./brand-numbers.ts";

test("the brand's numbers stand where a text leaves them a place, as often as it does", () => {
  const numbers = { yearsOfCraft: 31, distributors: 1250 };
  const text = "{anos} anos, {distribuidores} lojas, {anos} invernos, {outra} coisa";
  expect(withNumbers(text, numbers, "pt-BR")).toBe("31 anos, 1.250 lojas, 31 invernos, {outra} coisa");
  expect(withNumbers("no number", numbers, "en")).toBe("no number");
});
