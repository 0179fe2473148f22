import { sql } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import * as designers from "#app/features/products/designers.server.ts";
import { db } from "#app/platform/db/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import {
  contentChanged,
  contentEdited,
  recordingContent,
  reportContentUnread,
} from "#app/platform/http/content-tags.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { findOnSite, startPreparingSearch, stopPreparingSearch } from "./search-index.server.ts";

useTestDatabase();

const { staleSeconds } = env();
afterEach(() => void Object.assign(env(), { staleSeconds }));

test("an index of what could not all be read is not kept, nor is the page that used it", async () => {
  // Another file of this process may have left an index.
  await contentChanged("products");
  const read = vi.spyOn(designers, "listDesigners").mockImplementationOnce(async () => {
    reportContentUnread();
    return [];
  });
  const isComplete = async () =>
    (await recordingContent(() => findOnSite("contato", "pt-BR"))).record.isComplete;
  expect(await isComplete()).toBe(false);
  expect(await isComplete()).toBe(true);
  expect(await isComplete()).toBe(true);
  expect(read).toHaveBeenCalledTimes(2);
});

test.each([
  ["edit", () => contentEdited({ tag: "products", parts: ["one"], mayLag: true })],
  ["withdrawal", () => contentEdited({ tag: "products", parts: ["one"], mayLag: false })],
])("after an %s the words are indexed again before somebody searches", async (_what, change) => {
  await contentChanged("products");
  const read = vi.spyOn(designers, "listDesigners");
  Object.assign(env(), { staleSeconds: 1 });
  await findOnSite("contato", "es");
  await change();
  await expect.poll(() => read.mock.calls.length).toBe(2);
  Object.assign(env(), { staleSeconds: 60 });
  await findOnSite("contato", "es");
  expect(read).toHaveBeenCalledTimes(2);
});

test("the words of few products are indexed by the first search, not after the start", async () => {
  await contentChanged("products");
  const count = vi.spyOn(db(), "$count");
  const read = vi.spyOn(designers, "listDesigners");
  startPreparingSearch();
  await expect.poll(() => count.mock.calls.length, { timeout: 10_000 }).toBe(1);
  await count.mock.results[0]?.value;
  await findOnSite("contato", "en");
  await stopPreparingSearch();
  expect(read.mock.calls.map(([locale]) => locale)).toEqual(["en"]);
});

test("the words of every language are indexed after the start", async () => {
  await db().execute(sql`insert into products (id, slug, document)
    select gen_random_uuid(), 'tapete-' || n, '{ "name": { "pt-BR": "Tapete" } }' from generate_series(1, 200) n`);
  await contentChanged("products");
  const read = vi.spyOn(designers, "listDesigners");
  startPreparingSearch();
  await expect.poll(() => read.mock.calls.map(([locale]) => locale).sort()).toEqual(["en", "es", "pt-BR"]);
  await stopPreparingSearch();
  await findOnSite("contato", "en");
  expect(read).toHaveBeenCalledTimes(3);
});
