import { beforeEach, expect, test } from "vitest";
import { collections } from "#app/features/catalogue/collections.content.ts";
import { getCollection } from "#app/features/collections/collection-pages.server.ts";
import { inEachLocale } from "#app/i18n/locales.ts";
import { content } from "#app/platform/db/content/content.table.ts";
import { removeContent, undeleteContent } from "#app/platform/db/content/content-trash.server.ts";
import { latestVersion } from "#app/platform/db/content/versions.server.ts";
import { db } from "#app/platform/db/db.server.ts";
import { insertDocument } from "#tests/support/documents.ts";
import { ana, baseVersionOf } from "#tests/support/product-edits.ts";
import { useTestDatabase } from "#tests/support/servers/database.ts";
import { listFormerAddresses } from "./content.server.ts";
import { saveContent } from "./content-editing.server.ts";
import { kindOf } from "./content-kind.server.ts";
import { publishDrafts } from "./drafts/publish.server.ts";

useTestDatabase();

beforeEach(async () => {
  await db().delete(content);
});

const rename = (id: string, slug: string) =>
  saveContent(ana, collections, { id, facts: { slug }, changed: inEachLocale(() => ({})) });

test("a former address leads to the document that had it last, whatever came back from the trash", async () => {
  const first = await insertDocument(collections, { slug: "mar", title: "Mar" });
  await rename(first, "mar-alto");
  const removed = await removeContent(ana, kindOf(collections), first);
  const second = await insertDocument(collections, { slug: "mar", title: "Outro mar" });
  expect(await undeleteContent(ana, kindOf(collections), removed ?? "")).toBe(true);
  await rename(second, "rio");
  expect((await listFormerAddresses(collections)).get("mar")).toBe("rio");
});

test("a former address leads on until the document that takes it is shown, for good if it never is", async () => {
  const first = await insertDocument(collections, { slug: "mar", title: "Mar" });
  await rename(first, "mar-alto");
  const draft = async () => {
    const baseVersion = baseVersionOf(await latestVersion(), { "save-as": "draft" });
    const changed = { ...inEachLocale(() => ({})), "pt-BR": { title: "Outro mar" } };
    const facts = { slug: "mar", active: true };
    const saved = await saveContent(ana, collections, { id: null, facts, changed, baseVersion });
    return typeof saved === "string" ? saved : saved.id;
  };
  const leadsTo = async () => (await listFormerAddresses(collections)).get("mar");
  const thrownAway = await draft();
  expect(await leadsTo()).toBe("mar-alto");
  await removeContent(ana, kindOf(collections), thrownAway);
  expect(await leadsTo()).toBe("mar-alto");
  await rename(await draft(), "rio");
  expect(await leadsTo()).toBe("mar-alto");
  const published = await draft();
  const context = { editor: ana, actor: ana };
  await publishDrafts(context, { entity: "collections", id: published }, ["all"]);
  expect(await leadsTo()).toBeUndefined();
  expect((await getCollection("mar", "pt-BR")).state).toBe("present");
});
