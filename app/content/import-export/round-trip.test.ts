import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { Editor } from "#app/accounts/guard.server.ts";
import { collections, featured } from "#app/features/catalogue/collections.content.ts";
import { designers } from "#app/features/catalogue/designers.content.ts";
import { products } from "#app/features/catalogue/products.table.ts";
import { services } from "#app/features/home/services.content.ts";
import { testimonials } from "#app/features/home/testimonials.content.ts";
import { withRevisions } from "#app/platform/db/content/revisions.server.ts";
import { db } from "#app/platform/db/db.server.ts";
import { type SheetFormat, sheetResponse } from "#app/platform/http/sheet-response.server.ts";
import { readSheetFile } from "#app/platform/sheets/sheets.server.ts";
import { insertDocument } from "#tests/support/documents.ts";
import { useTestDatabase } from "#tests/support/servers/database.ts";
import { PRODUCT_COLUMNS } from "./catalogue/catalogue-columns.ts";
import { planCatalogue } from "./catalogue/catalogue-plan.ts";
import { readCatalogue } from "./catalogue/catalogue-records.server.ts";
import type { Cells } from "./cells.rules.ts";
import { exportList } from "./exports/export.server.ts";
import { imagesNamed } from "./imports/import-reading.server.ts";
import { writeContent } from "./imports/import-writing.server.ts";
import { StaleImport } from "./imports/stale-import.ts";
import { type PlannedLine, turned } from "./plan.ts";
import { readTexts } from "./texts/text-records.server.ts";
import { planTexts } from "./texts/texts-plan.server.ts";

useTestDatabase();

const editor: Editor = { id: "editor", email: "dona@urdume.example", role: "admin", sessionId: "session" };
const FORMATS: SheetFormat[] = ["csv", "xlsx"];
/** Each exports and reads whole sheets, which takes most of the time. */
const [ROUNDS, EDITS_OF_RUGS, EDITS_OF_TEXTS] = [2, 20, 24];

function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

/** Texts that spreadsheets calculate, cut or reinterpret. */
const AWKWARD = [
  "=SOMA(A1:A9)",
  "'=já com apóstrofo",
  "+55 11 90000-0000",
  "-3",
  "@menção",
  'Aspas "duplas"; ponto e vírgula, vírgula\te tabulação',
  "Duas linhas\nem uma célula",
  "12.900,00",
  "2026-11-21",
  "1/2",
  "Ação, çã, 🧶 e “curvas”",
  "_x0041_ <b>&amp;</b>",
  "007",
  "verdadeiro",
];

/** More than ten, free, on request, and longer than a number without unit is metres. */
const SIZES = Array.from({ length: 12 }, (_, at) => ({
  ...{ widthMetres: 0.3 + at / 100, lengthMetres: at === 11 ? 25 : 2.5 },
  ...{ priceBrlCents: [null, 0, 1_234_050][at % 3] ?? null, priceEurCents: [0, null, 99][at % 3] ?? null },
}));

async function exported(what: "catalogo" | "textos", format: SheetFormat): Promise<string[][]> {
  const response = await sheetResponse(format, await exportList(editor, what, format));
  return readBytes(new Uint8Array(await response.arrayBuffer()), format);
}

async function readBytes(bytes: Uint8Array | string, ending: string): Promise<string[][]> {
  const folder = await mkdtemp(join(tmpdir(), "round-trip-"));
  const path = join(folder, `sheet.${ending}`);
  await writeFile(path, bytes);
  return readSheetFile(path).finally(() => rm(folder, { recursive: true }));
}

async function planned(rows: string[][]): Promise<PlannedLine[]> {
  const images = new Set(imagesNamed("catalogue", rows));
  return [...planCatalogue({ rows, pictures: [], images }, await readCatalogue())];
}

const plannedTexts = async (rows: string[][]) => [...planTexts(rows, await readTexts(editor))];

const write = (kind: "catalogue" | "texts", lines: PlannedLine[], isBack = false) =>
  withRevisions(editor, (tx, watch) =>
    writeContent(
      tx,
      kind,
      lines
        .filter(({ verdict }) => verdict === "new" || verdict === "changed")
        .map(({ key, verdict, changes }) => ({
          key,
          isNew: verdict === "new",
          changes: isBack ? changes.map(turned) : changes,
        })),
      { editor, watch, pause: () => {}, stored: new Map() },
    ),
  );

const cellsOf = async () =>
  new Map([...(await readCatalogue()).rugs].map(([slug, { cells }]) => [slug, cells]));
const textsOf = async () => new Map([...(await readTexts(editor))].map(([key, { cells }]) => [key, cells]));

beforeAll(async () => {
  const designerId = await insertDocument(designers, { slug: "ana", name: "Ana; Lima" });
  const rows = await db()
    .insert(products)
    .values(
      Array.from({ length: 40 }, (_, at) => ({
        slug: `tapete-${at}`,
        designerId: at % 3 === 0 ? designerId : null,
        shape: ["rectangular", "round", "scalloped", "organic"][at % 4] ?? "rectangular",
        squareMetreBrlCents: at % 2 === 0 ? 190_050 : null,
        leadTimeDays: at % 5 === 0 ? 90 : null,
        document: {
          name: { "pt-BR": `Tapete ${at}` },
          description: { "pt-BR": AWKWARD[at % AWKWARD.length] ?? "" },
          materials: { "pt-BR": "Lã\r\ne seda  " },
          ...(at % 5 === 1 && { knotsPerSquareDecimetre: 2400, squareMetreGrams: 4250 }),
          edge: { "pt-BR": "Franja de algodão", ...(at % 2 === 0 && { es: "Fleco de algodón" }) },
        },
        active: at % 4 !== 0,
        withdrawnAt: at % 7 === 0 ? new Date("2026-01-02T03:04:05Z") : null,
        displayOrder: at,
      })),
    )
    .returning();
  const [first, second, third] = rows;
  if (!first || !second || !third) throw new Error("No rugs");
  await db()
    .update(products)
    .set({
      document: {
        ...{ ...first.document, related: [third.id, second.id], images: ["/media/lua.webp"], sizes: SIZES },
      },
    })
    .where(eq(products.id, first.id));
  await insertDocument(testimonials, { quote: AWKWARD[0] ?? "", author: "Ana" });
  await insertDocument(services, { title: "Lavagem", description: AWKWARD.join("\n") });
});

describe.each(FORMATS)("as %s", (format) => {
  it("the catalogue that is exported and brought back changes nothing", async () => {
    const lines = await planned(await exported("catalogo", format));
    expect(lines).toHaveLength(40);
    expect(lines.filter(({ verdict }) => verdict !== "unchanged")).toEqual([]);
  });

  it("the texts that are exported and brought back change nothing", async () => {
    const lines = await plannedTexts(await exported("textos", format));
    expect(lines.length).toBeGreaterThan(250);
    expect(lines.filter(({ verdict }) => verdict !== "unchanged")).toEqual([]);
  });

  it("random edits of the catalogue change exactly those cells, and undoing brings back what was", async () => {
    const roll = dice(format.length);
    const editable = PRODUCT_COLUMNS.filter((column) => "declared" in column && column.locale !== "all");
    for (let round = 0; round < ROUNDS; round++) {
      const before = await cellsOf();
      const expected = structuredClone(before);
      const rows = await exported("catalogo", format);
      const heading = rows[0] ?? [];
      for (let edit = 0; edit < EDITS_OF_RUGS; edit++) {
        const row = rows[1 + roll(rows.length - 1)] ?? [];
        const column = editable[roll(editable.length)];
        if (!column) throw new Error("No column");
        const text = `${AWKWARD[roll(AWKWARD.length)]} ${round}.${edit}`;
        row[heading.indexOf(column.title)] = text;
        const cells = expected.get(row[heading.indexOf("endereço")] ?? "");
        if (cells) cells[column.id] = text;
      }
      const lines = await planned(rows);
      expect(lines.flatMap(({ problems }) => problems)).toEqual([]);
      await write("catalogue", lines);
      expect(await cellsOf()).toEqual(expected);
      await write("catalogue", lines, true);
      expect(await cellsOf()).toEqual(before);
    }
  });

  it("random edits of texts change exactly those, in that language", async () => {
    const roll = dice(7 * format.length);
    for (let round = 0; round < ROUNDS; round++) {
      const before = await textsOf();
      const expected = structuredClone(before);
      const rows = await exported("textos", format);
      const heading = rows[0] ?? [];
      for (let edit = 0; edit < EDITS_OF_TEXTS; edit++) {
        const row = rows[1 + roll(rows.length - 1)] ?? [];
        const at = heading.indexOf(["português", "espanhol", "inglês"][roll(3)] ?? "");
        const text = `Palavra ${round}.${edit}`;
        const cells = expected.get(row[0] ?? "") as Cells;
        row[at] = text;
        cells[{ português: "pt", espanhol: "es", inglês: "en" }[heading[at] as "português"]] = text;
      }
      const lines = await plannedTexts(rows);
      expect(lines.flatMap(({ problems }) => problems)).toEqual([]);
      await write("texts", lines);
      const after = await textsOf();
      for (const [key, cells] of expected) {
        const { pt, es, en } = after.get(key) ?? {};
        expect([key, pt, es, en]).toEqual([key, cells.pt, cells.es, cells.en]);
      }
      await write("texts", lines, true);
    }
  });
});

describe("a sheet", () => {
  const lineOf = async (csv: string) => (await planned(await readBytes(csv, "csv")))[0];
  const lineOfCells = async (rows: string[]) => (await planned(rows.map((row) => row.split(";"))))[0];

  it("may have its columns in any order, other words for them, and other marks", async () => {
    const line = await lineOf(
      '\uFEFFPrazo,NOME,slug,Medidas\n45,Novo,,"200 x 300 cm = R$ 12.900,00 | 2490; Ø 2,5"\n',
    );
    expect(line).toMatchObject({ key: "tapete-novo", verdict: "new" });
    expect(line?.changes).toContainEqual({
      column: "sizes",
      before: "",
      after: "2,00x3,00=12900|2490; 2,50x2,50",
    });
  });

  it("saved by an older Excel is read with its accents", async () => {
    const folder = await mkdtemp(join(tmpdir(), "latin-"));
    await writeFile(join(folder, "a.csv"), Buffer.from("nome;descrição\r\nMaré;Lã\r\n", "latin1"));
    const rows = await readSheetFile(join(folder, "a.csv"));
    await rm(folder, { recursive: true });
    expect(rows[0]).toEqual(["nome", "descrição"]);
  });

  it.each([
    ["endereço;nome\nTapete Errado;A", "slug"],
    ["endereço;nome\ntapete-x;", "name"],
    ["endereço;medidas\ntapete-1;2,00 por 3,00", "sizes"],
    ["endereço;medidas\ntapete-1;0,10x3,00", "sizes"],
    ["endereço;medidas\ntapete-1;2x3=abc", "sizes"],
    ["endereço;metro quadrado em reais\ntapete-1;12,9,0", "squareBrl"],
    ["endereço;prazo em dias\ntapete-1;breve", "leadTimeDays"],
    ["endereço;nós por dm²\ntapete-1;99", "knotsPerSquareDecimetre"],
    ["endereço;peso em gramas por m²\ntapete-1;4,2", "squareMetreGrams"],
    ["endereço;coleção\ntapete-1;Nenhuma assim", "collection"],
    ["endereço;tapetes relacionados\ntapete-1;tapete-1", "related"],
    ["endereço;tapetes relacionados\ntapete-1;tapete-que-nao-ha", "related"],
    ["endereço;imagens\ntapete-1;nao-ha.jpg", "images"],
    ["endereço;situação\ntapete-1;talvez", "state"],
  ])("%j is refused beside the cell that is wrong", async (csv, column) => {
    const line = await lineOfCells(csv.split("\n"));
    expect(line).toMatchObject({ verdict: "refused", changes: [] });
    expect(line?.problems.map((problem) => problem.column)).toEqual([column]);
  });

  it("names a rug that stands in it twice, and lets new rugs relate to each other", async () => {
    const lines = await planned(
      await readBytes(
        "endereço;nome;tapetes relacionados\ntapete-p;P;tapete-q\ntapete-q;Q;\ntapete-p;P;\n",
        "csv",
      ),
    );
    expect(lines.map(({ verdict }) => verdict)).toEqual(["new", "new", "refused"]);
    expect(lines[2]?.problems[0]?.problem).toContain("linha 2");
  });

  it("of texts that version 0.8 made says which collection or featured rug is meant", async () => {
    for (const type of [collections, featured]) await insertDocument(type, { slug: "mar", title: "Mar" });
    const lines = await plannedTexts([
      ["chave", "inglês"],
      ["collections/collection:mar/title", "Sea"],
      ["collections/featured:mar/title", "Tide"],
    ]);
    expect(lines.map(({ key, verdict }) => [key, verdict])).toEqual([
      ["collections/mar/title", "changed"],
      ["featured/mar/title", "changed"],
    ]);
  });

  it("means the collection that has the name, not one that had it and kept its address", async () => {
    const id = await insertDocument(collections, { slug: "brisa-2", title: "Brisa" });
    await insertDocument(collections, { slug: "brisa", title: "Sol" });
    await db().update(products).set({ collectionId: id }).where(eq(products.slug, "tapete-1"));
    expect((await lineOf("endereço;coleção\ntapete-1;Brisa"))?.verdict).toBe("unchanged");
    expect((await lineOf("endereço;coleção\ntapete-1;brisa-2"))?.verdict).toBe("unchanged");
  });

  it("that was read before somebody else changed a cell writes nothing at all", async () => {
    const lines = await planned(
      await readBytes("endereço;nome\ntapete-novissimo;Novo\ntapete-1;Outro nome\n", "csv"),
    );
    await db()
      .update(products)
      .set({ document: { name: { "pt-BR": "Mudado por outra pessoa" } } });
    await expect(write("catalogue", lines)).rejects.toThrow(StaleImport);
    expect((await cellsOf()).has("tapete-novissimo")).toBe(false);
  });
});
