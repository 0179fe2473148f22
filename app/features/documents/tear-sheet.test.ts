import { readFileSync } from "node:fs";
import { inflateSync } from "node:zlib";
import sharp from "sharp";
import { expect, test } from "vitest";
import { drawTearSheet, type TearSheet } from "./draw-tear-sheet.server.ts";
import { toPrint } from "./printed-picture.server.ts";

const SHEET: TearSheet = {
  language: "es",
  brand: "Urdume",
  typefaces: "thread",
  inks: { ink: "#15181f", quiet: "#5b5953", thread: "#cbc9c0" },
  title: "Ficha técnica, Lua, Urdume",
  name: "Lua",
  subtitle: "Colección Contemporánea.",
  size: { widthMetres: 2, lengthMetres: 3 },
  pictureAlt: "Lua vista desde arriba",
  facts: [{ term: "Material", text: "Lana neozelandesa" }],
  prices: [{ size: "A medida", price: "€ 200/m²" }],
  moreSizes: (count) => `y ${count} más`,
  yarns: [{ name: "Telha", hex: "#a35f43", weight: 1000, share: "100%" }],
  footer: ["Urdume. Rua do Tear, 190."],
  code: { address: "https://urdume.example/es/simulador?tapete=tapete-lua", label: "Código QR" },
  day: "20 de noviembre de 2026",
};
const AT = new Date("2026-11-20T12:00:00Z");

function streamsOf(pdf: Buffer): string {
  const file = pdf.toString("latin1");
  return [...file.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)]
    .map(([, body = ""]) => {
      try {
        return inflateSync(Buffer.from(body, "latin1")).toString("latin1");
      } catch {
        return "";
      }
    })
    .join("\n");
}

test("a tear sheet is one A4 page in its language, with a picture, the typefaces and the way to the simulator", async () => {
  const picture = await toPrint(readFileSync("public/media/areia.jpg"), 200);
  const pdf = await drawTearSheet(SHEET, picture, AT);
  const file = pdf.toString("latin1");
  expect(file.slice(0, 5)).toBe("%PDF-");
  expect(file.match(/\/Type \/Page\b/g)).toHaveLength(1);
  expect(file).toContain("/MediaBox [0 0 595.28 841.89]");
  expect(file).toContain("/Lang (es)");
  expect(file).toContain("/Subtype /Image");
  expect(file).toContain(SHEET.code.address);
  expect(file).toMatch(/\/FontName \/\w+\+/);
  expect(file).not.toContain("Helvetica");
  expect(streamsOf(pdf)).toMatch(/<00b2>/i);
});

test("a yarn has its colour's code beside its share, and alone where it was never counted", async () => {
  const hash = /<0023>/;
  for (const share of ["100%", ""]) {
    const [yarn] = SHEET.yarns.map((one) => ({ ...one, share }));
    if (yarn) expect(streamsOf(await drawTearSheet({ ...SHEET, yarns: [yarn] }, null, AT))).toMatch(hash);
  }
  expect(streamsOf(await drawTearSheet({ ...SHEET, yarns: [] }, null, AT))).not.toMatch(hash);
});

test("it is drawn without a picture or a size too, and the same sheet gives the same bytes", async () => {
  const bare = { ...SHEET, size: null, yarns: [] };
  const [one, other] = [await drawTearSheet(bare, null, AT), await drawTearSheet(bare, null, AT)];
  expect(one.equals(other)).toBe(true);
});

test("a picture that is not seen from above is drawn in its own form, without measures", async () => {
  const picture = await toPrint(readFileSync("public/media/areia.jpg"), 200);
  const [measured, own] = [
    await drawTearSheet(SHEET, picture, AT),
    await drawTearSheet({ ...SHEET, size: null }, picture, AT),
  ];
  const placed = (pdf: Buffer) =>
    /([\d.]+) 0 0 -?([\d.]+) [-\d. ]+ cm\s+\/I\d+ Do/.exec(streamsOf(pdf)) ?? [];
  const { width = 0, height = 0 } = await sharp(picture).metadata();
  const ratio = ([, wide, high]: string[]) => Number(wide) / Number(high);
  expect(ratio(placed(measured))).toBeCloseTo(2 / 3, 3);
  expect(ratio(placed(own))).toBeCloseTo(width / height, 3);
});

test("a long name, long facts and sixty sizes stay on the page, above the yarns", async () => {
  const prices = Array.from({ length: 60 }, (_, at) => ({ size: `${100 + at} × 200 cm`, price: "€ 1.000" }));
  const facts = Array.from({ length: 8 }, () => ({
    term: "Cuidados",
    text: "Aspirar en seco, sin cepillo. ".repeat(5),
  }));
  const name = "Jardim de inverno da casa grande com azulejos pintados à mão";
  const long = {
    ...SHEET,
    name,
    brand: "Manufatura de Tapetes do Vale",
    facts,
    prices: [...prices, ...SHEET.prices],
  };
  const picture = await toPrint(readFileSync("public/media/areia.jpg"), 200);
  const pdf = await drawTearSheet(long, picture, AT);
  expect(pdf.toString("latin1").match(/\/Type \/Page\b/g)).toHaveLength(1);
  const lowest = Math.min(
    ...[...streamsOf(pdf).matchAll(/1 0 0 1 (\d+\.?\d*) (\d+\.?\d*) Tm/g)]
      .filter(([, x]) => Number(x) > 340)
      .map(([, , y]) => Number(y)),
  );
  // Points from the lower edge of the page.
  expect(lowest).toBeGreaterThan(841.89 - 214 * (72 / 25.4));
});
