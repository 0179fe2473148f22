import { existsSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { media } from "#app/features/media/media.table.ts";
import { db } from "#app/platform/db/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { seedDatabase } from "./seed.server.ts";

useTestDatabase();

/** Columns of the demo's tables that hold the address of a file. */
const ADDRESSES: [table: string, column: string][] = [
  ["hero_videos", "url"],
  ["gallery_images", "url"],
  ["collections", "image_url"],
  ["sample_images", "image_url"],
  ["trade_shows", "image_url"],
  ["product_images", "image_url"],
  ["curation_images", "image_url"],
  ["rug_designs", "image_url"],
  ["pages", "cover_url"],
];

const countOf = async (table: string): Promise<number> => {
  const { rows } = await db().execute(sql`select count(*)::int as n from ${sql.identifier(table)}`);
  return Number(rows[0]?.n);
};

describe("with SEED=none", () => {
  it("writes nothing", async () => {
    await seedDatabase();
    expect(await countOf("media")).toBe(0);
    expect(await countOf("collections")).toBe(0);
  });
});

describe("the demo brand", () => {
  beforeAll(async () => {
    Object.assign(env(), { seed: "demo" });
    await seedDatabase();
  }, 60_000);

  it("brings every file that its rows speak of, with its renditions", async () => {
    const rows = await db().select().from(media);
    expect(rows.length).toBeGreaterThan(60);
    for (const row of rows) {
      const keys = [row.key, row.lightKey, row.posterKey, ...row.variants.map(({ key }) => key)];
      for (const key of keys.filter((found) => found !== null)) {
        expect(existsSync(join(env().dataDir, "files", row.bucket, key)), key).toBe(true);
      }
    }
    const urls = new Set(rows.map(({ url }) => url));
    for (const [table, column] of ADDRESSES) {
      const found = await db().execute(
        sql`select ${sql.identifier(column)} as url from ${sql.identifier(table)}`,
      );
      expect(found.rows.length, table).toBeGreaterThan(0);
      for (const { url } of found.rows) if (url) expect(urls, `${table}.${column}`).toContain(url);
    }
  });

  it("has finished pictures: nothing waits to be encoded", async () => {
    const rows = await db().select().from(media);
    expect(rows.every(({ status }) => status === "ready")).toBe(true);
  });

  it("says everything in three languages", async () => {
    const { rows } = await db().execute(
      sql`select entity, entity_id, field, count(*)::int as n from translations group by 1, 2, 3`,
    );
    expect(rows.length).toBeGreaterThan(200);
    expect(rows.filter(({ n }) => n !== 2)).toEqual([]);
  });

  it("is never brought twice", async () => {
    const before = await countOf("media");
    await seedDatabase();
    expect(await countOf("media")).toBe(before);
    expect(await countOf("hero_videos")).toBe(1);
  });
});
