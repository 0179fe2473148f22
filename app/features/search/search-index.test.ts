import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import * as designers from "#app/features/products/lists/designers.server.ts";
import { db } from "#app/platform/db/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import {
  contentChanged,
  contentEdited,
  reportContentUnread,
  withContentTags,
} from "#app/platform/http/cache/content-tags.server.ts";
import { useTestDatabase } from "#tests/support/servers/database.ts";
import { startPreparingSearch, stopPreparingSearch } from "./rug-words.server.ts";
import { findOnSite } from "./search-index.server.ts";
import * as searchable from "./searchable-products.server.ts";

useTestDatabase();

const { staleSeconds } = env();
afterEach(() => void Object.assign(env(), { staleSeconds }));

const spyOnReading = () => vi.spyOn(searchable, "readSearchableProducts");

async function makeRug(name: string): Promise<string> {
  const id = randomUUID();
  await db().execute(sql`insert into products (id, slug, document)
    values (${id}, ${`tapete-${id}`}, ${JSON.stringify({ name: { "pt-BR": name } })})`);
  return id;
}

test.each([
  ["curation_editions", { title: { "pt-BR": "Chão de cidade" }, year: 2031 }, "/curadoria?ano=2031"],
  ["trade_shows", { title: { "pt-BR": "Chão de cidade" }, year: 2031 }, null],
  ["testimonials", { author: { "pt-BR": "Chão de cidade" }, quote: {} }, "/principal-br#testimonials-title"],
  ["swatches", { name: "Chão de cidade", hex: "#000000" }, null],
])("entries of %s are found where their declaration says so", async (type, words, href) => {
  await db().execute(sql`insert into content (id, type, published)
    values (gen_random_uuid(), ${type}, ${JSON.stringify({ active: true, ...words })})`);
  await contentChanged("content");
  const { found } = await findOnSite("chao de cidade", "pt-BR");
  expect(found.filter(({ title }) => title === "Chão de cidade").map((one) => one.href)).toEqual(
    href ? [href] : [],
  );
  await db().execute(sql`delete from content`);
  await contentChanged("content");
});

test("an index of what could not all be read is not kept, nor is the page that used it", async () => {
  await db().execute(sql`insert into content (id, type, published)
    values (gen_random_uuid(), 'designers', '{ "active": true, "name": { "pt-BR": "Ana" } }')`);
  // Another file of this process may have left an index.
  await contentChanged("products", "content");
  const read = vi.spyOn(designers, "listDesigners").mockImplementationOnce(async () => {
    reportContentUnread();
    return [];
  });
  const isComplete = async () =>
    (await withContentTags(() => findOnSite("contato", "pt-BR"))).record.isComplete;
  expect(await isComplete()).toBe(false);
  expect(await isComplete()).toBe(true);
  expect(await isComplete()).toBe(true);
  expect(read).toHaveBeenCalledTimes(2);
  await db().execute(sql`delete from content`);
  await contentChanged("content");
});

test.each([true, false])("of rugs that changed, these alone are read again; may lag: %s", async (mayLag) => {
  const [rename, hide] = [await makeRug("Zibeline"), await makeRug("Zibeline")];
  await makeRug("Organza");
  await contentChanged("products");
  const read = spyOnReading();
  await findOnSite("contato", "pt-BR");
  Object.assign(env(), { staleSeconds: 60 });
  const totals = async () => {
    const found: number[] = [];
    for (const query of ["zibeline", "musselina", "organza"])
      found.push((await findOnSite(query, "pt-BR")).total);
    return found;
  };
  expect(await totals()).toEqual([2, 0, 1]);
  await db().execute(
    sql`update products set document = '{ "name": { "pt-BR": "Musselina" } }' where id = ${rename}`,
  );
  await contentEdited({ tag: "products", parts: [rename, "all"], mayLag });
  expect(await totals()).toEqual([1, 1, 1]);
  await db().execute(sql`update products set active = false where id = ${hide}`);
  await contentEdited({ tag: "products", parts: [hide], mayLag });
  expect(await totals()).toEqual([0, 1, 1]);
  expect(read.mock.calls.map(([, only]) => only)).toEqual([undefined, [rename], [rename, hide]]);
  await db().execute(sql`delete from products`);
});

test("the words of few products are indexed by the first search, not after the start", async () => {
  // Of another file of this process.
  await stopPreparingSearch();
  await contentChanged("products");
  const count = vi.spyOn(db(), "$count");
  const read = spyOnReading();
  startPreparingSearch();
  await expect.poll(() => count.mock.calls.length, { timeout: 10_000 }).toBe(1);
  await count.mock.results[0]?.value;
  await findOnSite("contato", "en");
  await stopPreparingSearch();
  expect(read.mock.calls).toHaveLength(1);
});

test("the words of every language are indexed together after the start", async () => {
  await db().execute(sql`insert into products (id, slug, document)
    select gen_random_uuid(), 'tapete-' || n, '{ "name": { "pt-BR": "Tapete" } }' from generate_series(1, 200) n`);
  await contentChanged("products");
  const read = spyOnReading();
  startPreparingSearch();
  await expect.poll(() => read.mock.calls.length).toBe(1);
  await stopPreparingSearch();
  for (const [locale, query] of [
    ["pt-BR", "tapete"],
    ["en", "tapete"],
    ["es", "tapete"],
  ] as const)
    expect((await findOnSite(query, locale)).total, locale).toBeGreaterThanOrEqual(200);
  expect(read).toHaveBeenCalledTimes(1);
});
