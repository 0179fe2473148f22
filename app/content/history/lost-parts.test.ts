import { expect, test } from "vitest";
import { kindOf } from "#app/content/content-kind.server.ts";
import { collections } from "#app/features/catalogue/collections.content.ts";
import { removeContent } from "#app/platform/db/content/content-trash.server.ts";
import { latestVersion } from "#app/platform/db/content/versions.server.ts";
import { insertDocument } from "#tests/support/documents.ts";
import { postOf } from "#tests/support/posted-forms.ts";
import { ana, draftOf, save } from "#tests/support/product-edits.ts";
import { useTestDatabase } from "#tests/support/servers/database.ts";
import { handleHistoryForm } from "./restore.server.ts";

useTestDatabase();

const ERASED = "/files/site_assets/apagada.jpg";

async function restored(id: string, version: number) {
  const fields = { entity: "products", id, locale: "all", version: String(version) };
  const { ok, toast } = await handleHistoryForm(ana, postOf(fields, { path: "/admin/historico" }));
  return { ok, text: toast?.text };
}

test("a restoration names what stayed because it mentions something deleted", async () => {
  const collectionId = await insertDocument(collections, { slug: "mar", title: "Mar" });
  const id = await save(null, { facts: { collectionId, images: [ERASED], leadTimeDays: 90 } });
  const first = await latestVersion();
  await save(id, { facts: { collectionId: null, images: [], leadTimeDays: 30 } });
  await removeContent(ana, kindOf(collections), collectionId);
  const done = await restored(id, first);
  expect(done).toEqual({ ok: true, text: expect.stringMatching(/ficou como está: Coleção, Fotos\.$/) });
  expect(await draftOf(id)).toMatchObject({ collectionId: "", images: [], leadTimeDays: 90 });
});

test("where nothing else would come back, it is refused", async () => {
  const id = await save(null, { facts: { images: [ERASED] } });
  const first = await latestVersion();
  await save(id, { facts: { images: [] } });
  const before = await latestVersion();
  expect(await restored(id, first)).toEqual({
    ok: false,
    text: expect.stringContaining("foi excluído: Fotos."),
  });
  expect(await latestVersion()).toBe(before);
});
