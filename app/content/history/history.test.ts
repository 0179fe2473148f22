import { desc, eq } from "drizzle-orm";
import { getTableConfig } from "drizzle-orm/pg-core";
import { beforeEach, expect, test } from "vitest";
import type { Editor } from "#app/accounts/guard.server.ts";
import { collections } from "#app/features/catalogue/collections.content.ts";
import { findMovedSlug } from "#app/features/catalogue/product.server.ts";
import { products } from "#app/features/catalogue/products.table.ts";
import { newsletterSubscriptions } from "#app/features/newsletter/newsletter.table.ts";
import { removeSubscription } from "#app/features/newsletter/newsletter-list.server.ts";
import { productContent } from "#app/features/products/editor/product-content.server.ts";
import { createFolder, moveToFolder, removeFolder } from "#app/media/folders.server.ts";
import { removeMedia } from "#app/media/media.server.ts";
import { media } from "#app/media/media.table.ts";
import { audit } from "#app/platform/audit/audit.table.ts";
import { clock } from "#app/platform/clock.ts";
import { content } from "#app/platform/db/content/content.table.ts";
import { saveOrder } from "#app/platform/db/content/content-order.server.ts";
import { removeContent } from "#app/platform/db/content/content-trash.server.ts";
import { forgetRemoved } from "#app/platform/db/content/removed-rows.server.ts";
import { removedRows } from "#app/platform/db/content/removed-rows.table.ts";
import { revisions } from "#app/platform/db/content/revisions.table.ts";
import { latestVersion } from "#app/platform/db/content/versions.server.ts";
import { db } from "#app/platform/db/db.server.ts";
import { contentChanged, onContentChanged } from "#app/platform/http/cache/content-tags.server.ts";
import { newId } from "#app/platform/ids.ts";
import { getInboxRequest } from "#app/requests/inbox/inbox.server.ts";
import { removeRequest } from "#app/requests/inbox/request/request-changes.server.ts";
import { leads } from "#app/requests/leads.table.ts";
import { outboxMails } from "#app/requests/outbox/outbox.table.ts";
import { removeMail } from "#app/requests/outbox/outbox-list.server.ts";
import { insertDocument } from "#tests/support/documents.ts";
import { ana, bia, draftOf, of, save } from "#tests/support/product-edits.ts";
import { useTestDatabase } from "#tests/support/servers/database.ts";
import { listSavings } from "./history.server.ts";
import { restoreVersion } from "./restore.server.ts";
import { deletePermanently, listRemoved, undelete } from "./trash.server.ts";

useTestDatabase();

const NOBODY = "01a1fb9e-a970-7535-a786-604283140ed2";
const SIZE = { widthMetres: 2, lengthMetres: 3, priceBrlCents: 1_290_000, priceEurCents: null };

beforeEach(async () => {
  for (const table of [products, content, removedRows, revisions]) await db().delete(table);
});

test("a saving says who, and what in which language; what stayed the same is not in it", async () => {
  const id = await save(null, { words: { es: { name: "Marea" } } });
  await save(id, { by: bia, words: { es: { name: "Marea alta" }, en: { name: "Tide" } } });
  await save(id);
  const { savings, total } = await listSavings(ana, { page: 1, of: of(id) });
  expect(total).toBe(2);
  expect(savings.map(({ kind, title }) => [kind, title])).toEqual([
    ["changed", "Maré"],
    ["created", "Maré"],
  ]);
  expect(savings[0]?.fields).toBe("Nome");
  const fields = savings[0]?.parts.flatMap(({ locale, differences }) =>
    differences.map(({ field, before, after }) => [locale, field, before.text, after.text]),
  );
  expect(fields).toEqual([
    ["es", "name", "Marea", "Marea alta"],
    ["en", "name", "", "Tide"],
  ]);
  const [last] = await db()
    .select()
    .from(revisions)
    .where(eq(revisions.version, savings[0]?.version ?? 0));
  expect(last?.editorId).toBe("bia");
});

test("what failed is not in the history: it is written in the saving's own transaction", async () => {
  const id = await save(null);
  const before = await latestVersion();
  const facts = { designerId: NOBODY };
  await expect(save(id, { facts, words: { es: { name: "Marea" } } })).rejects.toThrow();
  expect(await latestVersion()).toBe(before);
});

test("one language goes back to an earlier version and forward again, and the others stay", async () => {
  const id = await save(null, { words: { es: { name: "Marea" }, en: { name: "Tide" } } });
  const first = await latestVersion();
  await save(id, {
    words: { "pt-BR": { name: "Maré alta" }, es: { name: "Marea alta" }, en: { name: "High" } },
  });
  const restored = await restoreVersion(ana, { ...of(id), locale: "es", version: first });
  const words = async () => {
    const { "pt-BR": pt, es, en } = (await draftOf(id)).words;
    return [pt.name, es.name, en.name];
  };
  expect(await words()).toEqual(["Maré alta", "Marea", "High"]);
  if (restored.state !== "restored") throw new Error(restored.state);
  await restoreVersion(ana, { ...of(id), locale: "es", version: restored.before });
  expect(await words()).toEqual(["Maré alta", "Marea alta", "High"]);
  expect(await restoreVersion(ana, { ...of(id), locale: "en", version: restored.before })).toEqual({
    state: "same",
  });
});

test("undoing a restoration leaves what somebody saved after it", async () => {
  const id = await save(null, { words: { es: { name: "Marea" } } });
  const asked = { ...of(id), locale: "es", version: await latestVersion() } as const;
  await save(id, { words: { es: { name: "Marea alta" } } });
  const restored = await restoreVersion(ana, asked);
  if (restored.state !== "restored") throw new Error(restored.state);
  const undo = { ...asked, version: restored.before, isUndo: true };
  await save(id, { by: bia, words: { es: { description: "Lana" } } });
  expect(await restoreVersion(ana, undo)).toEqual({ state: "changed" });
  expect((await draftOf(id)).words.es).toMatchObject({ name: "Marea", description: "Lana" });
});

test("pictures, sizes and address of an earlier version come back; the address between goes on leading there", async () => {
  const facts = { images: ["/media/areia.jpg", "/media/lua.webp"], sizes: [SIZE], slug: "mare" };
  const id = await save(null, { facts });
  const first = await latestVersion();
  await save(id, { facts: { images: ["/media/onda.jpg"], sizes: [], slug: "mare-alta" } });
  await restoreVersion(bia, { ...of(id), locale: "all", version: first });
  expect(await draftOf(id)).toMatchObject({
    slug: "mare",
    images: facts.images,
    sizes: [{ width: "2,00", length: "3,00", brl: "12.900", eur: "" }],
  });
  expect(await findMovedSlug("mare-alta")).toBe("mare");
});

test("a collection that is gone is not put back by an earlier version, and the rest of it is", async () => {
  const collectionId = await insertDocument(collections, { slug: "mar", title: "Mar" });
  const id = await save(null, { facts: { collectionId, leadTimeDays: 90 } });
  const first = await latestVersion();
  await save(id, { facts: { collectionId: null, leadTimeDays: 30 } });
  await db().delete(content);
  await contentChanged("content");
  await restoreVersion(ana, { ...of(id), locale: "all", version: first });
  expect(await draftOf(id)).toMatchObject({ collectionId: "", leadTimeDays: 90 });
});

test("an address that another rug has by now is refused, and nothing of the version is written", async () => {
  const id = await save(null, { facts: { slug: "mare", leadTimeDays: 90 } });
  const first = await latestVersion();
  await save(id, { facts: { slug: "mare-alta", leadTimeDays: 30 } });
  const other = await save(null, { facts: { slug: "mare" } });
  expect(other).not.toBe(id);
  expect(await restoreVersion(ana, { ...of(id), locale: "all", version: first })).toEqual({ state: "taken" });
  expect((await draftOf(id)).leadTimeDays).toBe(30);
});

test("whoever may not write the settings neither sees nor restores what they said", async () => {
  const entity = "settings" as const;
  await db()
    .insert(revisions)
    .values({
      ...{ version: 1, entity, entityId: NOBODY, locale: "all", kind: "changed", editorId: "ana" },
      changes: { "brand.city": { before: "a", after: "b" } },
    });
  expect((await listSavings(ana, { page: 1 })).total).toBe(1);
  expect((await listSavings(bia, { page: 1 })).total).toBe(0);
  const asked = { entity, id: NOBODY, locale: "all", version: 0 } as const;
  expect(await restoreVersion(bia, asked)).toEqual({ state: "gone" });
});

test("what is removed lies in the trash for thirty days and comes back whole, to its place", async () => {
  const near = await save(null);
  const related = [near];
  const id = await save(null, {
    facts: { images: ["/media/lua.webp"], sizes: [SIZE], related, slug: "mare" },
    words: { es: { name: "Marea" }, en: { name: "Tide" } },
  });
  const last = await save(null);
  await saveOrder(ana, productContent, [id, last, near]);
  const before = await draftOf(id);
  await removeContent(bia, productContent, id);
  const { removed, total } = await listRemoved(ana, 1);
  expect([total, removed[0]?.title, removed[0]?.entityId]).toEqual([1, "Maré", id]);
  const [saving] = (await listSavings(ana, { page: 1, of: of(id) })).savings;
  expect([saving?.kind, saving?.thumb?.src], "while it is there").toEqual([
    "removed",
    removed[0]?.thumb?.src,
  ]);
  const keys: string[] = [];
  onContentChanged((_tags, change) => keys.push(...change.keys));
  expect(await undelete(ana, removed[0]?.name ?? "")).toBe("back");
  expect([keys.includes(`products:${id}`), keys.includes("products")]).toEqual([true, false]);
  expect(await draftOf(id)).toEqual(before);
  const order = await db().select({ id: products.id }).from(products).orderBy(products.displayOrder);
  expect(order.map((row) => row.id)).toEqual([id, last, near]);
  expect((await listRemoved(ana, 1)).total).toBe(0);
  const created = (await listSavings(ana, { page: 1, of: of(id) })).savings.at(-1)?.version ?? 0;
  await save(id, { words: { es: { name: "Otra" } } });
  await restoreVersion(ana, { ...of(id), locale: "es", version: created });
  expect((await draftOf(id)).words.es.name).toBe("Marea");
});

test("positions are counted from one, whatever is stored", async () => {
  const [first, second, third] = [await save(null), await save(null), await save(null)];
  await db().update(products).set({ displayOrder: 0 }).where(eq(products.id, first));
  await db().update(products).set({ displayOrder: 20 }).where(eq(products.id, third));
  await saveOrder(ana, productContent, [third, second, first]);
  const [moved] = (await listSavings(ana, { page: 1, of: of(third) })).savings;
  const [position] = moved?.parts.flatMap(({ differences }) => differences) ?? [];
  expect([position?.label, position?.before.text, position?.after.text]).toEqual(["Posição", "3", "1"]);
});

test("something else at its address keeps it in the trash, where it is not lost", async () => {
  const id = await save(null, { facts: { slug: "mare" } });
  await removeContent(ana, productContent, id);
  const name = (await listRemoved(ana, 1)).removed[0]?.name ?? "";
  const other = await save(null, { facts: { slug: "mare" } });
  expect(await undelete(ana, name)).toBe("taken");
  await save(other, { facts: { slug: "outra" } });
  expect(await undelete(ana, name)).toBe("back");
  expect((await draftOf(id)).slug).toBe("mare");
});

test("after thirty days, or on request, it is deleted permanently", async () => {
  const [early, late] = [await save(null), await save(null)];
  const { now } = clock;
  const daysAgo = (days: number) => () => new Date(now().getTime() - days * 86_400_000);
  try {
    clock.now = daysAgo(31);
    await removeContent(ana, productContent, early);
    clock.now = daysAgo(29);
    await removeContent(ana, productContent, late);
  } finally {
    clock.now = now;
  }
  expect(await forgetRemoved()).toBe(1);
  const { removed } = await listRemoved(ana, 1);
  expect(removed.map(({ entityId }) => entityId)).toEqual([late]);
  const name = removed[0]?.name ?? "";
  expect([await deletePermanently(ana, name), await deletePermanently(ana, name)]).toEqual([true, false]);
  expect(await undelete(ana, name)).toBe("gone");
  const [logged] = await db().select().from(audit).orderBy(desc(audit.number)).limit(1);
  expect(logged).toMatchObject({ action: "erased", about: "products", details: { title: "Maré" } });
});

test("files, requests, subscribers and mails lie there too, each for those who may see them, and come back", async () => {
  const consent = { consentAt: new Date(), consentVersion: "1" };
  const address = { bucket: "site_videos", key: "a.jpg", url: "/files/site_videos/a.jpg", name: "a.jpg" };
  await db()
    .insert(media)
    .values({ id: NOBODY, ...address, contentType: "image/jpeg", bytes: 1 });
  const [request, subscription, mail] = [newId(), newId(), newId()];
  await db()
    .insert(leads)
    .values({ id: request, name: "Lia", origin: "product", ...consent });
  await db()
    .insert(newsletterSubscriptions)
    .values({ id: subscription, email: "lia@example.com", unsubscribeToken: "t", ...consent });
  await db().insert(outboxMails).values({
    id: mail,
    kind: "quote",
    recipient: "lia@example.com",
    subject: "Oi",
    text: "Oi",
    status: "kept",
  });
  await removeMedia(ana, address.url);
  await removeRequest(ana, request);
  await removeSubscription(ana, subscription);
  await removeMail(ana, mail);
  const folder = await createFolder(ana, "Ateliê");
  await moveToFolder(ana, [address.url], folder);
  expect(await removeFolder(ana, folder)).not.toBeNull();
  const [shown, ...others] = (await listRemoved(bia, 1)).removed;
  expect([shown?.title, shown?.entity]).toEqual(["Ateliê", "folders"]);
  expect(others.map(({ person }) => person)).toEqual(["lia@example.com", "", ""]);
  expect(others.at(-1)?.thumb?.src).toBe(`/admin/lixeira/${NOBODY}/imagem`);
  expect(await undelete(bia, shown?.name ?? "")).toBe("back");
  const [file] = await db().select({ folderId: media.folderId }).from(media).where(eq(media.id, NOBODY));
  expect(file?.folderId).toBe(folder);
  expect(await deletePermanently(bia, (await removeFolder(ana, folder)) ?? "")).toBe(true);
  const titles = async (editor: Editor) => (await listRemoved(editor, 1)).removed.map(({ title }) => title);
  expect(await titles(ana)).toEqual(["Oi", "lia@example.com", "Lia", "a.jpg"]);
  expect(await titles(bia)).toEqual(["lia@example.com", "Lia", "a.jpg"]);
  expect([await undelete(bia, mail), await deletePermanently(bia, mail)]).toEqual(["gone", false]);
  for (const id of [mail, request, NOBODY]) expect(await undelete(ana, id)).toBe("back");
  expect(await undelete(ana, request)).toBe("gone");
  expect(await titles(ana)).toEqual(["lia@example.com"]);
  expect(await deletePermanently(bia, subscription)).toBe(true);
  expect(await db().$count(newsletterSubscriptions)).toBe(0);
  expect((await getInboxRequest(ana, request))?.row.name).toBe("Lia");
});

test("every kind with a history is known by its table or type, and has the title that it names", async () => {
  const { CONTENT_KINDS } = await import("./content-kinds.server.ts");
  for (const [entity, kind] of Object.entries(CONTENT_KINDS)) {
    expect(kind.document?.type ?? getTableConfig(kind.table).name).toBe(entity);
    expect(Object.keys(kind.document?.fields ?? kind.table)).toContain(kind.title);
  }
});
