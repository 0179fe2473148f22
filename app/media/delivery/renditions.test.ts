import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/platform/db/db.server.ts";
import { onContentChanged } from "#app/platform/http/cache/content-tags.server.ts";
import { jpeg, readyRow, rowOf, upload, useMediaJobs } from "#tests/support/media-uploads.ts";
import { useTestDatabase } from "#tests/support/servers/database.ts";
import { eraseMedia } from "../erase-media.server.ts";
import { media } from "../media.table.ts";
import { holdsAny } from "./renditions.server.ts";

useTestDatabase();
useMediaJobs();

const FILES = 5000;
const KEYS = Array.from({ length: 24 }, (_, at) => `variants/of-42-${at}.webp`);

/** Rows only. */
async function manyFiles(): Promise<void> {
  await db().execute(sql`insert into media (id, bucket, key, url, content_type, bytes, status, variants)
    select gen_random_uuid(), 'site_assets', n || '.jpg', '/files/site_assets/' || n || '.jpg', 'image/jpeg', 1, 'ready',
      (select jsonb_agg(jsonb_build_object('key', 'variants/of-' || n || '-' || k || '.webp')) from generate_series(0, 23) k)
    from generate_series(1, ${sql.raw(String(FILES))}) n`);
  await db().execute(sql`analyze media`);
}

test("files that are erased together are reported once, and an ended job leaves the rest", async () => {
  const urls = [await upload(await jpeg(710, 400)), await upload(await jpeg(720, 400))];
  for (const url of urls) await readyRow(url);
  const reports: (readonly string[])[] = [];
  onContentChanged((_tags, { keys }) => reports.push(keys));
  await expect(eraseMedia(undefined, AbortSignal.abort(new Error("ended")))).rejects.toThrow("ended");
  expect(await rowOf(urls[0] ?? "")).toBeDefined();
  await eraseMedia(undefined);
  expect(reports).toEqual([["media"]]);
});

test("who holds a rendition is found without reading every file", async () => {
  await manyFiles();
  const where = holdsAny("site_assets", KEYS);
  expect(await db().$count(media, where)).toBe(1);
  const { rows } = await db().execute<{ "QUERY PLAN": string }>(
    sql`explain select id from media where ${where}`,
  );
  const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
  expect(plan).toContain("media_by_rendition");
  expect(plan).not.toContain("Seq Scan");
});
