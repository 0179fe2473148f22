import { expect, onTestFinished, test } from "vitest";
import { collections, featured } from "#app/features/catalogue/collections.content.ts";
import { LOCALES, setSiteLocales } from "#app/i18n/locales.ts";
import { content, contentSlugs } from "#app/platform/db/content/content.table.ts";
import { db } from "#app/platform/db/db.server.ts";
import { insertDocument } from "#tests/support/documents.ts";
import { useTestDatabase } from "#tests/support/servers/database.ts";
import { LIST_KINDS } from "./list-kinds.server.ts";
import { planList } from "./list-plan.server.ts";
import { readFormerKeys, readList } from "./list-records.server.ts";

useTestDatabase();

const kind = LIST_KINDS.collections;

async function planned(...rows: string[][]) {
  return plannedAs(["endereço", "tipo", "título"], ...rows);
}

async function plannedAs(...rows: string[][]) {
  const brought = {
    rows,
    pictures: [],
    images: new Set<string>(),
  };
  const lines = planList(kind, brought, await readList(kind), await readFormerKeys(kind));
  return [...lines].map(({ key, verdict }) => [key, verdict]);
}

test("a sheet from before an address was changed means the collection that had it, and makes no second one", async () => {
  const contentId = await insertDocument(collections, { slug: "mar", title: "Mar" });
  await insertDocument(featured, { slug: "oceano", title: "Oceano" });
  await db().insert(contentSlugs).values({ type: collections.type, slug: "oceano", contentId });
  expect(
    await planned(
      ["oceano", "coleção", "Mar alto"],
      ["oceano", "destaque", "Oceano"],
      ["ilha", "coleção", "Ilha"],
    ),
  ).toEqual([
    ["coleção/mar", "changed"],
    ["destaque/oceano", "unchanged"],
    ["coleção/ilha", "new"],
  ]);
  expect(await planned(["oceano", "", "Mar"], ["mar", "", "Mar"])).toEqual([
    ["coleção/mar", "unchanged"],
    ["coleção/mar", "refused"],
  ]);
});

test("on a site without Portuguese a line needs its title in the site's own language, and none that it lacked", async () => {
  setSiteLocales(["es"]);
  onTestFinished(() => setSiteLocales(LOCALES));
  await insertDocument(collections, { slug: "rio", title: "Rio" });
  await db()
    .insert(content)
    .values({
      ...{ type: collections.type, slug: "cielo" },
      published: { active: true, slug: "cielo", title: { es: "Cielo" } },
    });
  expect(
    await plannedAs(
      ["endereço", "tipo", "título", "título (espanhol)"],
      ["rio", "coleção", "Rio", ""],
      ["cielo", "coleção", "", "Cielo"],
      ["cielo", "destaque", "", ""],
      ["", "coleção", "", "Luz del sur"],
      ["arena", "coleção", "Areia", ""],
    ),
  ).toEqual([
    ["coleção/rio", "unchanged"],
    ["coleção/cielo", "unchanged"],
    ["destaque/cielo", "refused"],
    ["coleção/luz-del-sur", "new"],
    ["coleção/arena", "refused"],
  ]);
  expect(await plannedAs(["endereço", "tipo", "título (espanhol)"], ["cielo", "coleção", ""])).toEqual([
    ["coleção/cielo", "refused"],
  ]);
});
