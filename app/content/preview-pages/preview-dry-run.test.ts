import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { findOnSite } from "#app/features/search/search-index.server.ts";
import { readWithDrafts, TookTooLongError } from "#app/platform/db/content/read-with-drafts.server.ts";
import { SavedAsDraft } from "#app/platform/db/content/revisions.server.ts";
import { revisions } from "#app/platform/db/content/revisions.table.ts";
import { db } from "#app/platform/db/db.server.ts";
import { onContentChanged } from "#app/platform/http/cache/content-tags.server.ts";
import { save } from "#tests/support/product-edits.ts";
import { useTestDatabase } from "#tests/support/servers/database.ts";

useTestDatabase();

const foundBy = async (query: string) => (await findOnSite(query, "pt-BR")).found.map(({ title }) => title);

test("cached content is bypassed during a dry run, and unchanged afterwards", async () => {
  await save(null, { words: { "pt-BR": { name: "Maré" } } });
  expect(await foundBy("maré")).toContain("Maré");
  const notified: string[] = [];
  onContentChanged((tags) => notified.push(...tags));
  const before = await db().$count(revisions);
  const within = await readWithDrafts([], async () => {
    await expect(save(null, { facts: { name: "Lua cheia" } })).rejects.toThrow(SavedAsDraft);
    return { found: await foundBy("lua cheia") };
  });
  expect(within.found).toContain("Lua cheia");
  expect(notified).toEqual([]);
  expect(await db().$count(revisions)).toBe(before);
  expect(await foundBy("lua cheia")).not.toContain("Lua cheia");
  expect(await foundBy("maré")).toContain("Maré");
});

test("what takes too long is given up, and nothing that still runs writes anything", async () => {
  const before = await db().$count(revisions);
  const slow = async () => {
    for (let times = 0; times < 40; times++) {
      await db().execute(sql`select 1`);
      await new Promise((next) => setTimeout(next, 20));
    }
    await save(null, { facts: { name: "Tarde demais" } });
  };
  let rest: Promise<void> | undefined;
  const late = readWithDrafts([], () => (rest = slow()), 200);
  await expect(late).rejects.toThrow(TookTooLongError);
  await expect(rest).rejects.toThrow();
  expect(await db().$count(revisions)).toBe(before);
  expect(await foundBy("tarde demais")).not.toContain("Tarde demais");
});
