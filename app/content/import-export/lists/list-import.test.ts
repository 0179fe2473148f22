import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { csvOf, importer } from "#tests/support/importer.ts";
import { openTestApp } from "#tests/support/servers/open-test-app.ts";
import { workbookOf } from "#tests/support/workbook.ts";
import { zipOf } from "#tests/support/zip.ts";
import { catalogueTexts } from "../catalogue/catalogue.texts.ts";
import { importExportTexts } from "../import-export.texts.ts";
import { listSheetTexts } from "./list-sheet.texts.ts";

const { detail } = importExportTexts;
const { problems } = listSheetTexts;
const EXPORTED = "/admin/importar-exportar/exportar";
const app = openTestApp();
let owner: ReturnType<typeof importer>;
let portrait: Buffer;

beforeAll(async () => {
  owner = importer(app, await app.signIn());
  portrait = await sharp({ create: { width: 60, height: 80, channels: 3, background: "#4a5a3c" } })
    .png()
    .toBuffer();
});

const exported = async (what: string, format = "csv") =>
  Buffer.from(await (await owner.get(`${EXPORTED}/${what}?formato=${format}`)).arrayBuffer());
const lineOf = (csv: Buffer, beginning: string) =>
  csv
    .toString("utf8")
    .split("\r\n")
    .find((line) => line.startsWith(beginning)) ?? "";

test.each([
  ["collections", "colecoes"],
  ["designers", "designers"],
])("%s that come back as they went out change nothing", async (kind, what) => {
  for (const format of ["csv", "xlsx"]) {
    const [, shown] = await owner.read(kind, { sheet: [`lista.${format}`, await exported(what, format)] });
    expect([format, shown.includes(detail.nothingLead)]).toEqual([format, true]);
    expect(shown).not.toContain(detail.refusedLead(1));
  }
});

test("a designer is brought in three languages with a portrait, and goes into the trash when it is undone", async () => {
  const before = await exported("designers");
  const [known = ""] = before.toString("utf8").split("\r\n")[1]?.split(";") ?? [];
  const sheet = csvOf([
    "endereço;nome;nome (inglês);biografia;site;no site",
    "lia-teares;Lia Teares;Lia Looms;Tece desde menina.;https://lia.example;sim",
    `${known};;;Outra vida.;;`,
  ]);
  const [path, shown] = await owner.read("designers", {
    sheet: ["designers.csv", sheet],
    pictures: ["fotos.zip", await zipOf([{ name: "lia-teares.png", bytes: portrait }])],
  });
  expect(shown).toContain(problems.emptied("português"));
  await owner.submit(path, "confirm");
  expect(await exported("designers")).toEqual(before);

  const mended = csvOf(sheet.trim().replace("\uFEFF", "").split("\r\n").slice(0, 2));
  const [second, ready] = await owner.read("designers", {
    sheet: ["designers.csv", mended],
    pictures: ["fotos.zip", await zipOf([{ name: "lia-teares.png", bytes: portrait }])],
  });
  expect(ready).toContain("Lia Looms");
  expect(ready).toContain("lia-teares.png");
  await owner.submit(second, "confirm");
  const done = await owner.until(second, detail.undo);
  const [picture = ""] = /\/files\/site_assets\/[\w/-]+\.png/.exec(done) ?? [];
  expect((await owner.get(picture, "")).status).toBe(200);
  expect(lineOf(await exported("designers"), "lia-teares")).toContain("Tece desde menina.");
  expect(await (await owner.get("/en/designers", "")).text()).toContain("Lia Looms");
  expect(await owner.page("/admin/historico?q=Lia")).toContain("Lia Teares");

  await owner.submit(second, "undo");
  await owner.until(second, detail.undoneLead);
  expect(await exported("designers")).toEqual(before);
  expect(await owner.page("/admin/lixeira")).toContain("Lia Teares");
});

test("a collection and a featured rug may have the same address; each line says which it is", async () => {
  const before = await exported("colecoes");
  const sheet = csvOf([
    "endereço;tipo;título;título (espanhol);preço em reais;lugar;no site",
    "da-planilha;coleção;Da planilha;De la hoja;;faixa;sim",
    "da-planilha;destaque;Peça da planilha;;12.900,00;;não",
  ]);
  const [path, shown] = await owner.read("collections", { sheet: ["colecoes.csv", sheet] });
  expect(shown).toContain("destaque/da-planilha");
  await owner.submit(path, "confirm");
  await owner.until(path, detail.undo);
  const after = await exported("colecoes");
  expect(lineOf(after, "da-planilha;coleção")).toContain(";faixa;sim");
  expect(lineOf(after, "da-planilha;destaque")).toContain(";12900;");
  expect(await (await owner.get("/es/colecoes/da-planilha", "")).text()).toContain("De la hoja");
  await owner.submit(path, "undo");
  await owner.until(path, detail.undoneLead);
  expect(await exported("colecoes")).toEqual(before);
});

test("a price that a workbook calculates is read in whole cents, as the workbook shows it", async () => {
  const calculated = (value: string) => ({ as: "", content: `<f>A1*B1</f><v>${value}</v>` });
  const prices = {
    meio: "1355.025",
    quase: "1355.0249999999999",
    terço: "33.333333333333336",
    inteiro: "900",
  };
  const sheet = await workbookOf([
    ["endereço", "tipo", "título", "preço em reais"],
    ...Object.entries(prices).map(([name, value]) => ["", "destaque", `Conta ${name}`, calculated(value)]),
  ]);
  const [path] = await owner.read("collections", { sheet: ["contas.xlsx", sheet] });
  await owner.submit(path, "confirm");
  await owner.until(path, detail.undo);
  const after = await exported("colecoes");
  const priceOf = (name: string) => /;([\d,]+);/.exec(lineOf(after, `conta-${name};`))?.[1];
  expect(["meio", "quase", "terco", "inteiro"].map(priceOf)).toEqual(["1355,03", "1355,03", "33,33", "900"]);
  await owner.submit(path, "undo");
  await owner.until(path, detail.undoneLead);
});

test("what a line cannot say is named beside its cell, and nothing is written", async () => {
  const sheet = csvOf([
    "endereço;tipo;título;leva a;imagem;preço em reais;lugar;no site",
    "a;coleção;Com preço;;;100;;",
    "b;poltrona;Outro tipo;;;;;",
    "c;destaque;Na faixa;;;;faixa;",
    "d;coleção;Link;javascript:alert(1);;;;",
    "e;coleção;Sem imagem;;/files/nada.png;;;",
    "f;coleção;Talvez;;;;;talvez",
    "G H;coleção;Endereço;;;;;",
    "i;coleção;;;;;;",
    "j;coleção;Duas vezes;;;;;",
    "j;coleção;Duas vezes;;;;;",
  ]);
  const [path, shown] = await owner.read("collections", { sheet: ["ruim.csv", sheet] });
  expect(shown).toContain(detail.refusedLead(9));
  const named = [
    ...[problems.onlyFeatured, problems.kind, problems.onlyPage, problems.address, problems.active],
    ...[
      catalogueTexts.problems.image("/files/nada.png"),
      problems.slug,
      problems.emptied("português"),
      problems.repeated(10),
    ],
  ];
  for (const words of named) expect(shown).toContain(words);
  await owner.submit(path, "confirm");
  expect((await owner.get("/colecoes/j", "")).status).toBe(404);
});

test("what somebody changed meanwhile is neither written over nor undone", async () => {
  const sheet = (text: string) => csvOf(["endereço;nome;biografia", `rosa-do-tear;Rosa do Tear;${text}`]);
  const [first] = await owner.read("designers", { sheet: ["a.csv", sheet("Uma")] });
  const [late] = await owner.read("designers", { sheet: ["b.csv", sheet("Outra")] });
  await owner.submit(first, "confirm");
  await owner.until(first, detail.undo);
  await owner.submit(late, "confirm");
  expect(await owner.until(late, "mudou desde")).toContain("rosa-do-tear");
  const [second] = await owner.read("designers", { sheet: ["c.csv", sheet("Terceira")] });
  await owner.submit(second, "confirm");
  await owner.until(second, detail.undo);
  const refused = await (await owner.submit(first, "undo")).text();
  expect(refused).toContain(importExportTexts.toasts.stale);
});
