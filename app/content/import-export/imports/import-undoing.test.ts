import { Readable } from "node:stream";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { kindOf } from "#app/content/content-kind.server.ts";
import { designers } from "#app/features/catalogue/designers.content.ts";
import { products } from "#app/features/catalogue/products.table.ts";
import { rugDesigns } from "#app/features/catalogue/rug-designs.table.ts";
import { productContent } from "#app/features/products/editor/product-content.server.ts";
import { content } from "#app/platform/db/content/content.table.ts";
import { readStates, writeFields } from "#app/platform/db/content/content-rows.server.ts";
import { SavedAsDraft, withRevisions } from "#app/platform/db/content/revisions.server.ts";
import { latestVersion } from "#app/platform/db/content/versions.server.ts";
import { db } from "#app/platform/db/db.server.ts";
import { openStorage, storage } from "#app/platform/storage/storage.server.ts";
import { PRIVATE_BUCKET } from "#app/requests/submissions.rules.ts";
import { ana, baseVersionOf, save } from "#tests/support/product-edits.ts";
import { useTestDatabase } from "#tests/support/servers/database.ts";
import { type ImportKind, imports } from "../import-export.table.ts";
import { importExportTexts } from "../import-export.texts.ts";
import { readImport } from "./import-reading.server.ts";
import { writeImport } from "./import-writing.server.ts";
import { undoImport } from "./imports.server.ts";

useTestDatabase();

const { failures } = importExportTexts;

beforeAll(() => openStorage());
beforeEach(async () => {
  for (const table of [imports, rugDesigns, products, content]) await db().delete(table);
});

async function written(kind: ImportKind, ...lines: string[]): Promise<string> {
  const columns = { known: [], notes: [], unknown: [] };
  const [row] = await db()
    .insert(imports)
    .values({ kind, sheetName: "a.csv", startedBy: ana.id, columns })
    .returning({ id: imports.id });
  const id = row?.id ?? "";
  const sheet = Readable.from([Buffer.from(lines.join("\r\n"))]);
  await storage().put(PRIVATE_BUCKET, `imports/${id}/sheet`, sheet, { contentType: "text/csv" });
  const { signal } = new AbortController();
  await readImport({ id, editor: ana }, signal);
  await db().update(imports).set({ state: "writing" }).where(eq(imports.id, id));
  await writeImport({ id, editor: ana }, signal);
  expect((await db().select().from(imports).where(eq(imports.id, id)))[0]?.state).toBe("done");
  return id;
}

const rug = async () => {
  const [row] = await db().select().from(products);
  if (!row) throw new Error("The rug is gone");
  return row;
};

describe("an import that made a rug", () => {
  const bring = () => written("catalogue", "nome;medidas;situação", "Maré;2x3=100;no site");

  test("is undone as long as the rug is as it was brought", async () => {
    expect(await undoImport(ana, await bring())).toEqual({ state: "undone" });
    expect(await db().$count(products)).toBe(0);
  });

  const writeWords = (id: string) =>
    withRevisions(ana, async (tx, watch) => {
      await watch(productContent, id);
      await writeFields(tx, productContent, id, "en", { description: "A week's work" });
    });
  const draft = async (id: string) => {
    const baseVersion = baseVersionOf(await latestVersion(), { "save-as": "draft" });
    const saved = save(id, { words: { en: { description: "Half of it" } }, baseVersion });
    await expect(saved).rejects.toThrow(SavedAsDraft);
  };
  const draw = (productId: string) =>
    db()
      .insert(rugDesigns)
      .values({
        ...{ productId, imageUrl: "/media/mare.png" },
        document: {
          name: { "pt-BR": "Maré" },
          yarns: [{ paletteIndex: 0, name: "Cru", hex: "#eeeeee", sharePermille: 1000 }],
        },
      });

  test.each<[string, (id: string) => Promise<unknown>]>([
    ["somebody wrote its words", writeWords],
    ["a draft of it waits", draft],
    ["the simulator's drawing is of it", draw],
  ])("is not undone once %s", async (_, work) => {
    const id = await bring();
    const { id: made } = await rug();
    await work(made);
    expect(await undoImport(ana, id)).toEqual({ state: "stale", reason: failures.worked("tapete-mare", 0) });
    expect((await rug()).id).toBe(made);
  });
});

test("an import that made a designer is not undone once somebody wrote what it had left empty", async () => {
  const id = await written("designers", "nome", "Ana Lima");
  const designer = async () => [...(await readStates(db(), kindOf(designers)))][0];
  const [made = ""] = (await designer()) ?? [];
  await withRevisions(ana, async (tx, watch) => {
    await watch(kindOf(designers), made);
    await writeFields(tx, kindOf(designers), made, "pt-BR", { biography: "Tece desde menina" });
  });
  expect(await undoImport(ana, id)).toMatchObject({ state: "stale" });
  expect((await designer())?.[0]).toBe(made);
});
