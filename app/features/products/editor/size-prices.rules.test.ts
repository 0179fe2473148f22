import { expect, test } from "vitest";
import { fillPrices } from "./size-prices.rules.ts";

const size = (width: string, length: string, brl = "", eur = "") => ({ width, length, brl, eur });

test("blank prices follow the area, written ones stay, and what has no measures stays blank", () => {
  const rows = [size("2,00", "3,00"), size("200", "300 cm", "9.900"), size("", "3"), size("0,60", "0,90")];
  expect(fillPrices(rows, { brl: "1.290,00", eur: "" }, false)).toEqual({
    rows: [size("2,00", "3,00", "7.740"), rows[1], rows[2], size("0,60", "0,90", "1.290")],
    filled: 2,
  });
});

test("a round rug costs its square, in both currencies; what is no price fills nothing", () => {
  const rows = [size("2,5", "")];
  expect(fillPrices(rows, { brl: "1000", eur: "300" }, true)).toEqual({
    rows: [size("2,5", "", "6.250", "1.880")],
    filled: 2,
  });
  for (const brl of ["", "sob consulta", "barato"])
    expect(fillPrices(rows, { brl, eur: "" }, true)).toEqual({ rows, filled: 0 });
});
