import { beforeEach, expect, test } from "vitest";
import type { Editor } from "#app/accounts/guard.server.ts";
import { kindOf } from "#app/content/content-kind.server.ts";
import { collections } from "#app/features/catalogue/collections.content.ts";
import { getProductTotals } from "#app/features/catalogue/products.server.ts";
import { products } from "#app/features/catalogue/products.table.ts";
import { rugDesignContent } from "#app/features/catalogue/rug-design-content.server.ts";
import { rugDesigns } from "#app/features/catalogue/rug-designs.table.ts";
import { productContent } from "#app/features/products/editor/product-content.server.ts";
import { createFolder, removeFolder } from "#app/media/folders.server.ts";
import { content } from "#app/platform/db/content/content.table.ts";
import { removeContent, undeleteContent } from "#app/platform/db/content/content-trash.server.ts";
import { removedRows } from "#app/platform/db/content/removed-rows.table.ts";
import { db } from "#app/platform/db/db.server.ts";
import { contentChanged, onContentChanged } from "#app/platform/http/cache/content-tags.server.ts";
import { insertDocument } from "#tests/support/documents.ts";
import { ana, draftOf, save } from "#tests/support/product-edits.ts";
import { useTestDatabase } from "#tests/support/servers/database.ts";
import { listRemoved, undelete } from "./trash.server.ts";

useTestDatabase();

beforeEach(async () => {
  for (const table of [products, content, removedRows]) await db().delete(table);
  await contentChanged("content");
});

const nameOf = async (title: string) =>
  (await listRemoved(ana, 1)).removed.find((one) => one.title === title)?.name ?? "";

const collectionOf = async (id: string | undefined) => (await draftOf(id ?? "")).collectionId;

test("a rug whose collection was deleted meanwhile comes back without it, and keeps the rest", async () => {
  const collectionId = await insertDocument(collections, { slug: "mar", title: "Mar" });
  const id = await save(null, { facts: { collectionId, leadTimeDays: 90, slug: "mare" } });
  await removeContent(ana, productContent, id);
  await removeContent(ana, kindOf(collections), collectionId);
  expect(await undelete(ana, await nameOf("Maré"))).toBe("back");
  expect(await draftOf(id)).toMatchObject({ collectionId: "", leadTimeDays: 90, slug: "mare" });
});

test("a rug deleted with its collection comes back into it when the collection is back first", async () => {
  const collectionId = await insertDocument(collections, { slug: "mar", title: "Mar" });
  const id = await save(null, { facts: { collectionId } });
  await removeContent(ana, productContent, id);
  await removeContent(ana, kindOf(collections), collectionId);
  expect(await undelete(ana, await nameOf("Mar"))).toBe("back");
  expect(await undelete(ana, await nameOf("Maré"))).toBe("back");
  expect((await draftOf(id)).collectionId).toBe(collectionId);
});

test("a rug that comes back before its collection is in it once the collection is back, unless it has another", async () => {
  const collectionId = await insertDocument(collections, { slug: "mar", title: "Mar" });
  const other = await insertDocument(collections, { slug: "rio", title: "Rio" });
  const rugs = [await save(null, { facts: { collectionId } }), await save(null, { facts: { collectionId } })];
  for (const id of rugs) await removeContent(ana, productContent, id);
  await removeContent(ana, kindOf(collections), collectionId);
  for (const _ of rugs) expect(await undelete(ana, await nameOf("Maré"))).toBe("back");
  await save(rugs[1] ?? "", { facts: { collectionId: other } });
  expect(await undelete(ana, await nameOf("Mar"))).toBe("back");
  expect([await collectionOf(rugs[0]), await collectionOf(rugs[1])]).toEqual([collectionId, other]);
});

test("a collection that comes back counts its rugs, and their prices, as they are by then", async () => {
  const size = { widthMetres: 2, lengthMetres: 3, priceBrlCents: 100_000, priceEurCents: null };
  const collectionId = await insertDocument(collections, { slug: "mar", title: "Mar" });
  const id = await save(null, { facts: { collectionId, sizes: [size] } });
  const totals = () => getProductTotals("BRL", collectionId);
  expect(await totals()).toEqual({ total: 1, priceCents: 100_000 });
  for (const bringBack of [
    undelete,
    (editor: Editor, name: string) => undeleteContent(editor, kindOf(collections), name),
  ]) {
    const removed = await removeContent(ana, kindOf(collections), collectionId);
    const priceBrlCents = bringBack === undelete ? 50_000 : 40_000;
    await save(id, { facts: { sizes: [{ ...size, priceBrlCents }] } });
    expect(await bringBack(ana, removed ?? "")).toBeTruthy();
    expect(await totals()).toEqual({ total: 1, priceCents: priceBrlCents });
  }
});

test("a folder whose name another has by now is said to be still in the trash, not gone from it", async () => {
  await removeFolder(ana, await createFolder(ana, "Feira"));
  const name = await nameOf("Feira");
  const other = await createFolder(ana, "Feira");
  expect(await undelete(ana, name)).toBe("taken");
  await removeFolder(ana, other);
  expect(await undelete(ana, name)).toBe("back");
  expect(await undelete(ana, name)).toBe("gone");
});

test("whatever comes back from the trash makes stale what shows it", async () => {
  const stale: string[] = [];
  onContentChanged((_tags, { keys }) => void stale.push(...keys));
  const collectionId = await insertDocument(collections, { slug: "mar", title: "Mar" });
  const id = await save(null, { facts: { collectionId } });
  const design = { document: { name: { "pt-BR": "Maré" } }, imageUrl: "/rugs/mare.png", productId: id };
  const [drawn] = await db().insert(rugDesigns).values(design).returning({ id: rugDesigns.id });
  for (const [kind, own, expected] of [
    [productContent, id, [`products:${id}`, "products:all", `products:in:${collectionId}`]],
    [kindOf(collections), collectionId, ["content:collections", "products"]],
    [rugDesignContent, drawn?.id, ["rug-designs", `products:${id}`]],
  ] as const) {
    const removed = await removeContent(ana, kind, own ?? "");
    stale.length = 0;
    expect(await undelete(ana, removed ?? "")).toBe("back");
    expect(stale, kind.entity).toEqual(expect.arrayContaining([...expected]));
  }
});
