import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/platform/db/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { onContentChanged, usesParts } from "#app/platform/http/cache/content-tags.server.ts";
import { CACHEABLE_HEADER, cachedPage, fillPage } from "#app/platform/http/cache/page-cache.server.ts";
import { ana, jpeg, readyRow, rowOf, upload, useMediaJobs } from "#tests/support/media-uploads.ts";
import { useTestDatabase } from "#tests/support/servers/database.ts";
import { eraseMedia } from "../erase-media.server.ts";
import { removeMedia } from "../media.server.ts";
import { media } from "../media.table.ts";
import { isRemovedFile } from "../removed-files.server.ts";
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

async function keepPage(key: string): Promise<void> {
  const render = async () => {
    usesParts("media", [`/files/site_assets${key}.jpg`]);
    return new Response(`<p>${key}</p>`, { headers: { [CACHEABLE_HEADER]: "1" } });
  };
  await fillPage(key, render, render);
}

test("a picture that was uploaded empties no page that does not show it, also when its renditions are ready", async () => {
  await keepPage("/another");
  const page = cachedPage("/another");
  expect(page).toBeDefined();
  await readyRow(await upload(await jpeg(700, 40)));
  expect(cachedPage("/another")).toBe(page);
  expect(page?.staleSince).toBeUndefined();
});

test("renditions of a removed file are answered again once the same content was uploaded anew", async () => {
  const { staleSeconds } = env();
  Object.assign(env(), { staleSeconds: 60 });
  const first = await upload(await jpeg(730, 40));
  const { bucket = "", variants = [] } = (await readyRow(first)) ?? {};
  const isHidden = () => isRemovedFile(bucket, variants[0]?.key ?? "");
  await removeMedia(ana, first);
  expect(await isHidden()).toBe(true);
  await readyRow(await upload(await jpeg(730, 40)));
  await expect.poll(isHidden).toBe(false);
  Object.assign(env(), { staleSeconds });
});

test("files that are erased together are reported once, and an ended job leaves the rest", async () => {
  const urls = [await upload(await jpeg(710, 40)), await upload(await jpeg(720, 40))];
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
