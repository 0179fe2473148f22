import { expect, test } from "vitest";
import { kindOf } from "#app/content/content-kind.server.ts";
import { scheduleDrafts } from "#app/content/drafts/schedules.server.ts";
import { collections } from "#app/features/catalogue/collections.content.ts";
import { designers } from "#app/features/catalogue/designers.content.ts";
import { removeContent } from "#app/platform/db/content/content-trash.server.ts";
import { SavedAsDraft } from "#app/platform/db/content/revisions.server.ts";
import { latestVersion } from "#app/platform/db/content/versions.server.ts";
import { insertDocument } from "#tests/support/documents.ts";
import { ana, baseVersionOf, draftOf, of, save } from "#tests/support/product-edits.ts";
import { useTestDatabase } from "#tests/support/servers/database.ts";
import { getUnpublishedProduct } from "../editor/product-drafts.server.ts";
import { changeProducts, publishProducts, undoProducts } from "./bulk-changes.server.ts";

useTestDatabase();

const SPANISH = { words: { es: { name: "Marea alta" } } };

async function draft(id: string, changes: Parameters<typeof save>[1]): Promise<void> {
  const baseVersion = baseVersionOf(await latestVersion(), { "save-as": "draft" });
  await expect(save(id, { ...changes, baseVersion })).rejects.toThrow(SavedAsDraft);
}
const published = async (id: string) => (await draftOf(id)).words.es.name;

test("undoing what was published together brings back a draft that was published in part", async () => {
  const collectionId = await insertDocument(collections, { slug: "mar", title: "Mar" });
  const id = await save(null, { words: { es: { name: "Marea" } } });
  await draft(id, { ...SPANISH, facts: { collectionId, leadTimeDays: 77 } });
  await removeContent(ana, kindOf(collections), collectionId);
  const { left, ...versions } = await publishProducts(ana, [id]);
  expect([left, await published(id)]).toEqual([["Maré"], "Marea alta"]);
  expect(await undoProducts(ana, [id], versions)).toBe(true);
  expect(await published(id)).toBe("Marea");
  const shown = await getUnpublishedProduct(ana, id);
  expect([shown?.words.es.name, shown?.leadTimeDays]).toEqual(["Marea alta", 77]);
});

test("what has a date keeps it when rugs are published together, and the rug is named", async () => {
  const id = await save(null, { words: { es: { name: "Marea" } } });
  await draft(id, { ...SPANISH, facts: { leadTimeDays: 77 } });
  await scheduleDrafts(ana, of(id), ["es"], new Date(Date.now() + 86_400_000));
  expect(await publishProducts(ana, [id])).toMatchObject({ changed: 1, left: ["Maré"] });
  expect([(await draftOf(id)).leadTimeDays, await published(id)]).toEqual([77, "Marea"]);
  expect(await publishProducts(ana, [id])).toMatchObject({ changed: 0, left: ["Maré"] });
});

test("a collection that was deleted meanwhile takes no rug out of its own", async () => {
  const [own, other] = [
    await insertDocument(collections, { slug: "dunas", title: "Dunas" }),
    await insertDocument(collections, { slug: "rios", title: "Rios" }),
  ];
  const id = await save(null, { facts: { collectionId: own } });
  await removeContent(ana, kindOf(collections), other);
  expect(await changeProducts(ana, [id], { as: "move", collectionId: other }, 0)).toBe("lost");
  const somebody = await insertDocument(designers, { name: "Ana Prado" });
  expect(await changeProducts(ana, [id], { as: "move", collectionId: somebody }, 0)).toBe("lost");
  expect((await draftOf(id)).collectionId).toBe(own);
  expect(await changeProducts(ana, [id], { as: "move", collectionId: null }, 0)).toMatchObject({
    changed: 1,
  });
});

test("a price that would not fit changes none of the chosen rugs", async () => {
  const [dear, usual] = [
    await save(null, { facts: { squareMetreBrlCents: 1_900_000_000 } }),
    await save(null, { facts: { squareMetreBrlCents: 100_000 } }),
  ];
  const seen = await latestVersion();
  expect(await changeProducts(ana, [usual, dear], { as: "price", percent: 10 }, seen)).toBe("tooDear");
  expect((await draftOf(usual)).squareMetreBrlCents).toBe(100_000);
});
