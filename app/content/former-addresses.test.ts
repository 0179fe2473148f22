import { beforeEach, expect, test } from "vitest";
import { collections } from "#app/features/catalogue/collections.content.ts";
import { inEachLocale } from "#app/i18n/locales.ts";
import { content } from "#app/platform/db/content/content.table.ts";
import { removeContent, undeleteContent } from "#app/platform/db/content/content-trash.server.ts";
import { db } from "#app/platform/db/db.server.ts";
import { insertDocument } from "#tests/support/documents.ts";
import { ana } from "#tests/support/product-edits.ts";
import { useTestDatabase } from "#tests/support/servers/database.ts";
import { listFormerAddresses } from "./content.server.ts";
import { saveContent } from "./content-editing.server.ts";
import { kindOf } from "./content-kind.server.ts";

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
