import { describe, expect, test } from "vitest";
import { amountText, metresText, readAmount } from "#app/features/catalogue/amount.rules.ts";
import { type ReadSize, readSizeTable } from "./size-table.rules.ts";

describe("a price", () => {
  test.each([
    ["R$ 12.900,00", 1_290_000],
    ["R$12.900", 1_290_000],
    ["R$\u00a012.900,5", 1_290_050],
    ["12,900.00", 1_290_000],
    ["€ 2,490", 249_000],
    ["2.490 €", 249_000],
    ["EUR 890", 89_000],
    ["12 900,00", 1_290_000],
    ["12'900.00", 1_290_000],
    ["1.290.000,99", 129_000_099],
    ["12900.5", 1_290_050],
    ["0", 0],
  ])("%s is read", (text, cents) => {
    expect(readAmount(text)).toEqual({ cents });
  });

  test.each([
    "",
    "  ",
    "-",
    "—",
    "Sob consulta",
    "sob Consulta",
    "a consultar",
    "on request",
    "Price on request",
  ])("%j is on request", (text) => {
    expect(readAmount(text)).toEqual({ cents: null });
  });

  test.each([
    "doze mil",
    "12.90.0",
    "12,900,00",
    "1.2900",
    "R$",
    "-50",
    "=1+1",
    "1e9",
    "99999999999",
    "12.900,000",
  ])("%j is refused", (text) => {
    expect(readAmount(text)).toEqual({ refused: true });
  });

  test("comes back from its field as it went in", () => {
    for (const cents of [0, 1, 99, 100, 89_000, 1_290_000, 1_290_050, 123_456_789, 2_000_000_000])
      expect(readAmount(amountText(cents))).toEqual({ cents });
    expect(amountText(1_290_050)).toBe("12.900,50");
    expect(amountText(null)).toBe("");
    expect(metresText(2.5)).toBe("2,50");
  });
});

const size = (
  widthMetres: number,
  lengthMetres: number,
  priceBrlCents: number | null,
  priceEurCents: number | null = null,
): ReadSize => ({ widthMetres, lengthMetres, priceBrlCents, priceEurCents });
const TWO = [size(2, 3, 1_290_000, 249_000), size(2.5, 3.5, 1_880_050, null)];

describe("a pasted table", () => {
  test.each([
    [
      "cells of a spreadsheet",
      "2,00 x 3,00 m\tR$ 12.900,00\t€ 2.490,00\n2,50 x 3,50 m\tR$ 18.800,50\tsob consulta",
    ],
    ["with a heading", "Medida\tPreço (R$)\tPreço (€)\n2 x 3\t12.900\t2.490\n2,5 x 3,5\t18.800,50\t"],
    [
      "with its columns in another order",
      "Preço €;Preço R$;Tamanho\n2490;12900;200 x 300 cm\n-;18800,5;250 x 350 cm",
    ],
    [
      "width and length apart",
      "Largura;Comprimento;Valor R$;Valor EUR\n2,00;3,00;12.900,00;2.490,00\n2,50;3,50;18.800,50;",
    ],
    ["width and length apart, no heading", "2,00\t3,00\t12.900,00\t2.490,00\n2,50\t3,50\t18.800,50\t"],
    [
      "English CSV",
      'Size,BRL,EUR\n2.00 x 3.00 m,"12,900.00","2,490.00"\n2.50 x 3.50 m,"18,800.50",on request',
    ],
    ["plain CSV", "2x3,12900,2490\n2.5x3.5,18800.50,"],
    [
      "CSV that Brazilian spreadsheets write",
      '"2,00 x 3,00";"12.900,00";"2.490,00"\r\n"2,50 x 3,50";"18.800,50";""\r\n',
    ],
    ["lines of a mail", "2,00 x 3,00 m R$ 12.900,00 € 2.490\n\n2,50 m × 3,50 m — R$ 18.800,50"],
    ["lines of a mail with commas", "2,00 x 3,00 m, R$ 12.900,00, € 2.490,00\n2,50 x 3,50 m, R$ 18.800,50"],
    ["centimetres and stars", "200 * 300\t12900\t2490\n250*350 cm\t18800,50\t"],
    ["euros first, by their mark", "2 x 3 m\t€ 2.490\tR$ 12.900\n2,5 x 3,5 m\t\tR$ 18.800,50"],
  ])("is understood: %s", (_, text) => {
    expect(readSizeTable(text)).toEqual({ sizes: TWO, refused: [] });
  });

  test("names round rugs by their diameter", () => {
    const round = [size(2, 2, 990_000), size(2.5, 2.5, null)];
    expect(readSizeTable("Ø 2,00 m\tR$ 9.900\ndiâmetro 250 cm\tsob consulta").sizes).toEqual(round);
    expect(readSizeTable("Diâmetro;Preço\n2,00;9.900\n2,50;").sizes).toEqual(round);
    expect(readSizeTable("200 cm de diâmetro R$ 9.900,00\nØ 250").sizes).toEqual(round);
  });

  test("takes the good lines and names the others with their number and reason", () => {
    const { sizes, refused } = readSizeTable(
      [
        "Medida\tPreço",
        "2 x 3 m\tR$ 12.900,00",
        "grande\tR$ 100",
        "2,00 x 3,00\t13.000",
        "2 x 300 m\t1",
        "",
        "3 x 4\tdoze",
      ].join("\n"),
    );
    expect(sizes).toEqual([size(2, 3, 1_290_000)]);
    expect(refused).toEqual([
      { line: 3, text: "grande\tR$ 100", problem: "size" },
      { line: 4, text: "2,00 x 3,00\t13.000", problem: "repeated" },
      { line: 5, text: "2 x 300 m\t1", problem: "range" },
      { line: 7, text: "3 x 4\tdoze", problem: "price" },
    ]);
  });

  test("is nothing when there is nothing in it, and survives what is no table", () => {
    expect(readSizeTable(" \n\n")).toEqual({ sizes: [], refused: [] });
    const words = readSizeTable("Prezada, segue a tabela\nobrigada");
    expect(words.sizes).toEqual([]);
    expect(words.refused.map(({ problem }) => problem)).toEqual(["size", "size"]);
    expect(readSizeTable("x;".repeat(5000)).sizes).toEqual([]);
  });

  test("stops at sixty sizes", () => {
    const lines = Array.from({ length: 70 }, (_, at) => `${(1 + at / 100).toFixed(2)} x 3,00\t${1000 + at}`);
    const { sizes, refused } = readSizeTable(lines.join("\n"));
    expect(sizes).toHaveLength(60);
    expect(refused.every(({ problem }) => problem === "tooMany")).toBe(true);
  });

  test("reads every table that it could have written, in both number forms", () => {
    let seed = 7;
    const random = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    for (let round = 0; round < 300; round++) {
      const sizes = new Map<string, ReadSize>();
      for (let count = 1 + random(6); count > 0; count--) {
        const [width, length] = [(30 + random(500)) / 100, (30 + random(900)) / 100];
        const price = () => (random(5) === 0 ? null : 10_000 + random(3_000_000));
        sizes.set(`${width} ${length}`, size(width, length, price(), price()));
      }
      const wanted = [...sizes.values()];
      const portuguese = wanted.map((one) => {
        const brl = one.priceBrlCents === null ? "sob consulta" : `R$ ${amountText(one.priceBrlCents)}`;
        const measures = `${metresText(one.widthMetres)} x ${metresText(one.lengthMetres)} m`;
        return `${measures}\t${brl}\t${amountText(one.priceEurCents)}`;
      });
      expect(readSizeTable(portuguese.join("\n")).sizes, portuguese.join("\n")).toEqual(wanted);
      const english = wanted.map((one) => {
        const cell = (cents: number | null) => (cents === null ? "" : (cents / 100).toLocaleString("en-US"));
        return `${one.widthMetres} x ${one.lengthMetres} m,"${cell(one.priceBrlCents)}","${cell(one.priceEurCents)}"`;
      });
      expect(readSizeTable(english.join("\n")).sizes, english.join("\n")).toEqual(wanted);
    }
  });
});
