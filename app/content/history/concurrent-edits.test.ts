import { beforeEach, expect, test } from "vitest";
import type { Editor } from "#app/accounts/guard.server.ts";
import { getItem } from "#app/content/content.server.ts";
import { kindOf } from "#app/content/content-kind.server.ts";
import { publishDrafts } from "#app/content/drafts/publish.server.ts";
import { collections } from "#app/features/catalogue/collections.content.ts";
import { products } from "#app/features/catalogue/products.table.ts";
import { saveCollection } from "#app/features/collections/admin/collection-editing.server.ts";
import { getPageForm, savePage } from "#app/features/pages/page-edits.server.ts";
import { saveSettingsForm } from "#app/features/settings/saving/save-setting-forms.server.ts";
import { getSettings } from "#app/features/settings/settings.server.ts";
import { inEachLocale, type Locale } from "#app/i18n/locales.ts";
import { type BaseVersion, readBaseVersion } from "#app/platform/base-version.ts";
import { content } from "#app/platform/db/content/content.table.ts";
import { saveOrder } from "#app/platform/db/content/content-order.server.ts";
import { revisions } from "#app/platform/db/content/revisions.table.ts";
import { ContentConflictError, latestVersion } from "#app/platform/db/content/versions.server.ts";
import { db } from "#app/platform/db/db.server.ts";
import { insertDocument } from "#tests/support/documents.ts";
import { ana, baseVersionOf, bia, draftOf, save } from "#tests/support/product-edits.ts";
import { useTestDatabase } from "#tests/support/servers/database.ts";
import { listSavings } from "./history.server.ts";

useTestDatabase();

beforeEach(async () => {
  for (const table of [products, content, revisions]) await db().delete(table);
});

test("two who save one rug keep both their changes, in different languages and different fields", async () => {
  const id = await save(null, { facts: { leadTimeDays: 60 }, words: { es: { name: "Marea" } } });
  const began = await latestVersion();
  await save(id, { by: bia, facts: { leadTimeDays: 90 }, words: { es: { name: "Marea alta" } } });
  const baseVersion = baseVersionOf(began);
  await save(id, {
    facts: { leadTimeDays: 60, images: ["/media/lua.webp"] },
    words: { en: { name: "Tide" } },
    baseVersion,
  });
  expect(baseVersion.merged).toEqual([{ locale: "all", field: "leadTimeDays" }]);
  expect(await draftOf(id)).toMatchObject({
    leadTimeDays: 90,
    images: ["/media/lua.webp"],
    words: { es: { name: "Marea alta" }, en: { name: "Tide" } },
  });
});

test("what both changed is asked about, field by field; until then nothing of the later form is written", async () => {
  const id = await save(null, { facts: { leadTimeDays: 60 }, words: { es: { name: "Marea" } } });
  const began = await latestVersion();
  await save(id, { by: bia, facts: { leadTimeDays: 90 }, words: { es: { name: "De Bia" } } });
  const mine = { facts: { leadTimeDays: 30 }, words: { es: { name: "De Ana" }, en: { name: "Tide" } } };
  const conflict = await save(id, { ...mine, baseVersion: baseVersionOf(began) }).catch(
    (error: unknown) => error,
  );
  if (!(conflict instanceof ContentConflictError)) throw new Error("There was no conflict");
  expect(conflict.conflicts).toEqual([
    { id, locale: "all", field: "leadTimeDays", theirs: 90, mine: 30 },
    { id, locale: "es", field: "name", theirs: "De Bia", mine: "De Ana" },
  ]);
  expect((await draftOf(id)).words.en.name).toBe("");
  const seen = { "based-on-seen": String(conflict.version) };
  const chosen = { ...seen, [`keep:all:leadTimeDays:${id}`]: "theirs", [`keep:es:name:${id}`]: "mine" };
  await save(id, { ...mine, baseVersion: baseVersionOf(began, chosen) });
  expect(await draftOf(id)).toMatchObject({
    leadTimeDays: 90,
    words: { es: { name: "De Ana" }, en: { name: "Tide" } },
  });
});

test("a choice is worth what was shown: who saved once more since then is not written over", async () => {
  const id = await save(null, { words: { es: { name: "Marea" } } });
  const began = await latestVersion();
  await save(id, { by: bia, words: { es: { name: "De Bia" } } });
  const seen = await latestVersion();
  await save(id, { by: bia, words: { es: { name: "De Bia, outra vez" } } });
  const baseVersion = baseVersionOf(began, { "based-on-seen": String(seen), [`keep:es:name:${id}`]: "mine" });
  await expect(save(id, { words: { es: { name: "De Ana" } }, baseVersion })).rejects.toThrow(
    ContentConflictError,
  );
  expect((await draftOf(id)).words.es.name).toBe("De Bia, outra vez");
});

test("a setting that two changed alike is asked about by its name", async () => {
  const began = String(await latestVersion());
  const saveCity = (by: Editor, city: string, more: Record<string, string> = {}) => {
    const fields = new FormData();
    for (const [name, value] of Object.entries({ "brand.city": city, "based-on": began, ...more }))
      fields.set(name, value);
    return saveSettingsForm(by, ["brand.city"], fields);
  };
  expect(await saveCity(ana, "Recife")).toEqual({ ok: true });
  const refused = await saveCity(bia, "Olinda");
  if (refused.ok || !refused.conflict) throw new Error("There was no conflict");
  const [field] = refused.conflict.fields;
  expect([field?.label, field?.before.text, field?.after.text]).toEqual(["Cidade", "Recife", "Olinda"]);
  expect((await getSettings("pt-BR")).brand.city).toBe("Recife");
  const seen = { "based-on-seen": String(refused.conflict.version) };
  const chosen = { ...seen, [`keep:all:brand.city:${field?.id}`]: "mine" };
  expect(await saveCity(bia, "Olinda", chosen)).toEqual({ ok: true });
  expect((await getSettings("pt-BR")).brand.city).toBe("Olinda");
});

test("collections are written down and settled alike", async () => {
  const facts = { active: true, place: "page" };
  const saveAs = (title: string, id: string | null, baseVersion?: BaseVersion) =>
    saveCollection(ana, "collections", {
      ...{ id, facts, baseVersion },
      changed: { ...inEachLocale(() => ({})), "pt-BR": { title } },
    });
  const made = await saveAs("Mar", null);
  if (typeof made === "string") throw new Error(made);
  const began = await latestVersion();
  await saveAs("Mar aberto", made.id);
  await expect(saveAs("Oceano", made.id, baseVersionOf(began))).rejects.toThrow(ContentConflictError);
  expect((await listSavings(ana, { page: 1 })).total).toBe(2);
});

test("a page that is written in one language keeps its others, whoever saves later", async () => {
  const began = new FormData();
  began.set("based-on", String(await latestVersion()));
  const changed = (locale: Locale, title: string) => ({ ...inEachLocale(() => ({})), [locale]: { title } });
  for (const [editor, locale, title] of [
    [ana, "pt-BR", "Termos da casa"],
    [bia, "es", "Términos de la casa"],
    [ana, "en", "Terms of the house"],
  ] as const)
    await savePage(editor, "termos", {
      changed: changed(locale, title),
      coverUrl: "",
      baseVersion: readBaseVersion(began),
    });
  const { words } = await getPageForm(ana, "termos");
  expect([words["pt-BR"].title, words.es.title, words.en.title]).toEqual([
    "Termos da casa",
    "Términos de la casa",
    "Terms of the house",
  ]);
});

test("a collection that is moved to another list is published, whoever put the lists in order meanwhile", async () => {
  const ids: string[] = [];
  for (const slug of ["mar", "rio", "duna"])
    ids.push(await insertDocument(collections, { slug, title: slug }));
  await saveOrder(ana, kindOf(collections), ids);
  const [moved = ""] = ids;
  const began = await latestVersion();
  const move = saveCollection(ana, "collections", {
    id: moved,
    facts: { slug: "mar", place: "strip", active: true },
    changed: inEachLocale(() => ({})),
    baseVersion: baseVersionOf(began, { "save-as": "draft" }),
  });
  await expect(move).rejects.toThrow("Saved as a draft");
  await saveOrder(bia, kindOf(collections), ids.toReversed());
  const published = await publishDrafts({ editor: ana, actor: ana }, { entity: "collections", id: moved }, [
    "all",
  ]);
  expect(published).toEqual({ end: "published", left: [] });
  // A form of before the move, by somebody else, that says where the collection was then.
  const title = "Mar alto";
  await saveCollection(bia, "collections", {
    id: moved,
    facts: { slug: "mar", place: "page", active: true },
    changed: { ...inEachLocale(() => ({})), "pt-BR": { title } },
    baseVersion: baseVersionOf(began),
  });
  expect((await getItem(collections, moved))?.entry).toMatchObject({ title, place: "strip" });
});
