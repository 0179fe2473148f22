import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { collections } from "#app/features/catalogue/collections.content.ts";
import { LOCALES, setSiteLocales } from "#app/i18n/locales.ts";
import { db } from "#app/platform/db/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { contentChanged, contentEdited } from "#app/platform/http/cache/content-tags.server.ts";
import { useTestDatabase } from "#tests/support/servers/database.ts";
import { findOnSite } from "./search-index.server.ts";
import * as searchable from "./searchable-products.server.ts";

useTestDatabase();

const { staleSeconds } = env();
const { readSearchableProducts } = searchable;
afterEach(async () => {
  for (const { resolve } of readings) resolve();
  Object.assign(env(), { staleSeconds });
  setSiteLocales(LOCALES);
  await db().execute(sql`delete from products`);
});

const readings: PromiseWithResolvers<void>[] = [];

/** Readings end when the test says so. */
beforeEach(() => {
  readings.length = 0;
  vi.spyOn(searchable, "readSearchableProducts").mockImplementation(async function* (...asked) {
    const end = Promise.withResolvers<void>();
    readings.push(end);
    await end.promise;
    yield* readSearchableProducts(...asked);
  });
});

async function makeRug(name: string): Promise<string> {
  const id = randomUUID();
  await db().execute(sql`insert into products (id, slug, document)
    values (${id}, ${`tapete-${id}`}, ${JSON.stringify({ name: { "pt-BR": name } })})`);
  return id;
}

/** Without stale seconds a search reads what changed. */
async function readAll(): Promise<void> {
  await contentChanged("products");
  const found = totalOf("contato");
  await expect.poll(() => readings.length).toBe(1);
  readings.at(0)?.resolve();
  await found;
  Object.assign(env(), { staleSeconds: 60 });
}

const namesFound = async (query: string) =>
  (await findOnSite(query, "pt-BR")).found.flatMap(({ kind, title }) => (kind === "rug" ? [title] : []));
const totalOf = async (query: string) => (await findOnSite(query, "pt-BR")).total;

test.each([
  ["an import or a lost connection", () => contentChanged("products")],
  [
    "a collection is hidden",
    () => contentEdited({ tag: "content", parts: [collections.type], mayLag: false }),
  ],
  [
    "a collection is edited",
    () => contentEdited({ tag: "content", parts: [collections.type], mayLag: true }),
  ],
])("after %s nobody waits for the catalogue, and nothing hidden is shown", async (_what, change) => {
  const hidden = await makeRug("Zibeline");
  await makeRug("Zibeline");
  await readAll();
  expect(await namesFound("zibeline")).toEqual(["Zibeline", "Zibeline"]);
  await db().execute(sql`update products set active = false where id = ${hidden}`);
  await makeRug("Musselina");
  await change();
  expect(await namesFound("zibeline")).toEqual(["Zibeline"]);
  await expect.poll(() => readings.length).toBe(2);
  expect(await namesFound("zibeline")).toEqual(["Zibeline"]);
  readings.at(1)?.resolve();
  await expect.poll(() => totalOf("musselina")).toBe(1);
  expect(await totalOf("zibeline")).toBe(1);
  expect(readings).toHaveLength(2);
});

test("what changes during a reading is read after it", async () => {
  await readAll();
  await contentChanged("products");
  await expect.poll(() => readings.length).toBe(2);
  await makeRug("Zibeline");
  await contentChanged("products");
  expect(await totalOf("zibeline")).toBe(0);
  readings.at(1)?.resolve();
  await expect.poll(() => readings.length).toBe(3);
  readings.at(2)?.resolve();
  await expect.poll(() => totalOf("zibeline")).toBe(1);
});

test("a reading that fails leaves the former words, and is tried again by the next search", async () => {
  await makeRug("Zibeline");
  await readAll();
  expect(await totalOf("zibeline")).toBe(1);
  await contentChanged("products");
  await expect.poll(() => readings.length).toBe(2);
  readings.at(1)?.reject(new Error("The database is away"));
  await expect.poll(() => totalOf("zibeline").then(() => readings.length)).toBe(3);
  expect(await totalOf("zibeline")).toBe(1);
  readings.at(2)?.resolve();
});

test("of a language that is switched on, the others need not wait", async () => {
  setSiteLocales(["pt-BR"]);
  await makeRug("Zibeline");
  await readAll();
  expect(await totalOf("zibeline")).toBe(1);
  setSiteLocales(["pt-BR", "en"]);
  await contentChanged("settings");
  await expect.poll(() => readings.length).toBe(2);
  const inEnglish = findOnSite("zibeline", "en");
  expect(await totalOf("zibeline")).toBe(1);
  readings.at(1)?.resolve();
  expect((await inEnglish).total).toBe(1);
  expect(readings).toHaveLength(2);
});
