import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { storedOf } from "#app/content/rich-fields.ts";
import { collections } from "#app/features/catalogue/collections.content.ts";
import { productSlugs } from "#app/features/catalogue/products.table.ts";
import { pages } from "#app/features/pages/pages.content.ts";
import { LOCALES, setSiteLocales } from "#app/i18n/locales.ts";
import { content, contentSlugs } from "#app/platform/db/content/content.table.ts";
import { db } from "#app/platform/db/db.server.ts";
import { sheetResponse } from "#app/platform/http/sheet-response.server.ts";
import { readSheetFile } from "#app/platform/sheets/sheets.server.ts";
import { insertDocument } from "#tests/support/documents.ts";
import { ana, save } from "#tests/support/product-edits.ts";
import { useTestDatabase } from "#tests/support/servers/database.ts";
import { exportList } from "../exports/export.server.ts";
import { importLines, imports } from "../import-export.table.ts";
import { exportRefused } from "../imports/refused-lines.server.ts";
import { readFormerPlaces, readTexts } from "./text-records.server.ts";
import { planTexts } from "./texts-plan.server.ts";

useTestDatabase();

const LONG = Array.from({ length: 60 }, (_, at) => `Parte ${at}: ${"Uma frase. ".repeat(80).trim()}`).join(
  "\n\n",
);
const KEY = "pages/sobre/body";

beforeAll(async () => {
  await insertDocument(pages, { slug: "sobre", title: "Sobre", body: storedOf(LONG) });
});

async function asWorkbook(
  sheet: NonNullable<Awaited<ReturnType<typeof exportRefused>>>,
): Promise<string[][]> {
  const folder = await mkdtemp(join(tmpdir(), "long-"));
  const path = join(folder, "a.xlsx");
  await writeFile(path, new Uint8Array(await (await sheetResponse("xlsx", sheet as never)).arrayBuffer()));
  return readSheetFile(path).finally(() => rm(folder, { recursive: true }));
}

test("each text is called as in its form, not by its name in the code", async () => {
  const records = [...(await readTexts(ana)).values()];
  expect(records.length).toBeGreaterThan(100);
  const unnamed = records.filter(({ cells, place }) => cells.field === place.field || !cells.field);
  expect(unnamed.map(({ cells }) => cells.key)).toEqual([]);
  const called = (key: string) => records.find(({ cells }) => cells.key === key)?.cells;
  expect(called("pages/sobre/body")).toMatchObject({ area: "Páginas", field: "Texto" });
});

test("a text that is longer than a workbook's cell stays as it is when the workbook comes back", async () => {
  expect((await readTexts(ana)).get(KEY)?.cells.pt).toHaveLength(LONG.length);
  const rows = await asWorkbook((await exportList(ana, "textos", "xlsx")) as never);
  const lines = [...planTexts(rows, await readTexts(ana))];
  expect(lines.filter(({ verdict }) => verdict !== "unchanged")).toEqual([]);
});

test("it stays when its line was refused and comes back mended", async () => {
  const [row] = await db()
    .insert(imports)
    .values({
      ...{ kind: "texts", state: "ready", sheetName: "a.csv", startedBy: ana.id },
      columns: { known: [], notes: [], unknown: [], heading: ["chave", "português", "inglês"] },
    })
    .returning({ id: imports.id });
  const importId = row?.id ?? "";
  const problems = [{ column: "en", value: "x", problem: "Longo demais" }];
  await db()
    .insert(importLines)
    .values({
      ...{ importId, line: 2, key: KEY, verdict: "refused", changes: [], problems },
      cells: [KEY, LONG, "About"],
    });
  const sheet = await exportRefused(ana, importId);
  if (!sheet) throw new Error("Nothing was refused");
  const [line] = planTexts(await asWorkbook(sheet), await readTexts(ana));
  expect(line?.changes).toEqual([{ column: "en", before: "", after: "About" }]);
});

test.each(["\\ >  ", "a\n\\  _", "\\ 1.  1. '- fio"])(
  "the words of a page that begin as %j come back as they went",
  async (source) => {
    await insertDocument(pages, { slug: "marcas", title: "Marcas", body: storedOf(source) });
    const records = await readTexts(ana);
    const key = "pages/marcas/body";
    const rows = [
      ["chave", "português"],
      [key, records.get(key)?.cells.pt ?? ""],
    ];
    expect([...planTexts(rows, records)]).toMatchObject([{ key, verdict: "unchanged" }]);
    await db().delete(content).where(eq(content.slug, "marcas"));
  },
);

test("a sheet from before an address was changed says the words of what had it", async () => {
  const contentId = await insertDocument(collections, { slug: "mar", title: "Mar" });
  const productId = await save(null, { facts: { slug: "tapete-mar" } });
  await db().insert(contentSlugs).values({ type: collections.type, slug: "oceano", contentId });
  await db().insert(productSlugs).values({ slug: "tapete-oceano", productId });
  const rows = [
    ["chave", "inglês"],
    ["collections/oceano/title", "Sea"],
    ["products/tapete-oceano/name", "Tide"],
    ["products/tapete-mar/name", "Twice"],
    ["products/tapete-nenhum/name", "None"],
  ];
  const lines = [...planTexts(rows, await readTexts(ana), await readFormerPlaces())];
  expect(lines.map(({ key, verdict }) => [key, verdict])).toEqual([
    ["collections/mar/title", "changed"],
    ["products/tapete-mar/name", "changed"],
    ["products/tapete-mar/name", "refused"],
    ["products/tapete-nenhum/name", "refused"],
  ]);
});

test("on a site without Portuguese the title in the site's own language stays, and a rug's name in Portuguese too", async () => {
  setSiteLocales(["es"]);
  onTestFinished(() => setSiteLocales(LOCALES));
  await save(null, { facts: { slug: "tapete-luz" }, words: { es: { name: "Luz" } } });
  await db()
    .insert(content)
    .values({
      ...{ type: collections.type, slug: "luz" },
      published: { active: true, slug: "luz", title: { "pt-BR": "Luz", es: "Luz" } },
    });
  const verdicts = async (...row: string[]) =>
    [...planTexts([["chave", "português", "espanhol"], row], await readTexts(ana))].map(
      ({ verdict }) => verdict,
    );
  expect(await verdicts("collections/luz/title", "", "Luz")).toEqual(["changed"]);
  expect(await verdicts("collections/luz/title", "Luz", "")).toEqual(["refused"]);
  expect(await verdicts("products/tapete-luz/name", "", "Luz")).toEqual(["refused"]);
  expect(await verdicts("products/tapete-luz/name", "Maré", "")).toEqual(["refused"]);
});
