import { expect, test } from "vitest";
import { quoted } from "./quoted.ts";

test.each([
  [
    "Procuro um tapete de 2 × 3 m.\r\nAzul, se possível.",
    "Procuro um tapete de 2 × 3 m.\nAzul, se possível.",
  ],
  [
    "  Sala de 2.5 por 4 m, até R$ 12.000,00. Obrigada!  ",
    "Sala de 2.5 por 4 m, até R$ 12.000,00. Obrigada!",
  ],
  ["Ol\u200bá\u202e, tudo bem?", "Olá, tudo bem?"],
])("%j is quoted as plain text", (typed, text) => {
  expect(quoted(typed)).toBe(text);
});

test("a long text is cut", () => {
  expect(quoted("ã".repeat(5000))).toBe(`${"ã".repeat(400)}…`);
});

test.each([
  "Veja http://mau.example",
  "Compre em mau.example já",
  "mau\u200b.exa\u200bmple/oferta",
  "ｍａｕ．ｅｘａｍｐｌｅ",
  "mau。example",
  "WWW.mau",
  "escreva a alguem@mau.example",
  "ligue +55 (11) 90000-0000",
  "javascript:/alert",
])("%j leads elsewhere and is not quoted", (typed) => {
  expect(quoted(typed)).toBe("");
});

test("a long text is cut between characters", () => {
  expect(quoted(`${"a".repeat(399)}😀 e mais`)).toBe(`${"a".repeat(399)}😀…`);
});
