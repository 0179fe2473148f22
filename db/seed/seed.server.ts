import { readFile } from "node:fs/promises";
import { sql } from "drizzle-orm";
import { now } from "#app/platform/clock.ts";
import { db, inTransaction, type Transaction } from "#app/platform/db/db.server.ts";
import { translations } from "#app/platform/db/translations.table.ts";
import { env } from "#app/platform/env.server.ts";
import { contentChanged } from "#app/platform/http/content-tags.server.ts";
import { log } from "#app/platform/log.server.ts";
import { CACHE_IMMUTABLE, CACHE_ORIGINAL } from "#app/platform/storage/storage.rules.ts";
import { storage } from "#app/platform/storage/storage.server.ts";
import type { SeedMedia, SeedYarns } from "./seed-media.ts";
import type { SeedDocument, SeedPlan } from "./seed-plan.ts";

const MEDIA_LIST = "db/seed/media.json";
const YARNS_LIST = "db/seed/rug-yarns.json";
const FILES_AT_ONCE = 8;
/** Keeps an insert below what one statement may carry. */
const ROWS_AT_ONCE = 500;
/** A row in any of them means that somebody has begun: the demo stays away. */
const SIGNS_OF_LIFE = ["users", "media", "site_settings", "collections", "products", "hero_videos", "pages"];

/** Gives an empty database the demo brand, files included. Does nothing with `SEED=none` or when anything is there. */
export async function seedDatabase(): Promise<void> {
  if (env().seed === "none" || !(await isEmpty())) return;
  const started = performance.now();
  const { planDemo } = await import("./demo.ts");
  const media: SeedMedia[] = JSON.parse(await readFile(MEDIA_LIST, "utf8"));
  const yarns: SeedYarns[] = JSON.parse(await readFile(YARNS_LIST, "utf8"));
  const plan = planDemo(media, yarns, now());
  await storeFiles([...plan.files], [...plan.documents.values()]);
  const isWritten = await inTransaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('seed'))`);
    // Another process may have been faster.
    if (!(await isEmpty(tx))) return false;
    await writeRows(tx, plan);
    return true;
  });
  if (!isWritten) return;
  await contentChanged("settings", "hero-video", "gallery", "collections", "products", "samples", "media");
  await contentChanged("pages", "testimonials", "curation", "swatches", "designers");
  const seconds = Number(((performance.now() - started) / 1000).toFixed(1));
  log.info({ files: plan.files.size, seconds }, "Demo content is in place");
}

async function isEmpty(on: Pick<Transaction, "execute"> = db()): Promise<boolean> {
  const questions = SIGNS_OF_LIFE.map((table) => sql`exists (select 1 from ${sql.identifier(table)})`);
  const { rows } = await on.execute(sql`select ${sql.join(questions, sql` or `)} as begun`);
  return rows[0]?.begun === false;
}

type FileToStore = { bucket: string; key: string; file: string; contentType: string; isOriginal: boolean };

async function storeFiles(entries: SeedMedia[], documents: SeedDocument[]): Promise<void> {
  const queue = [
    ...entries.flatMap(filesOf),
    ...documents.map((document) => ({ ...document, isOriginal: true })),
  ];
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const body = await readFile(next.file);
      await storage().put(next.bucket, next.key, body, {
        contentType: next.contentType,
        contentLength: body.length,
        cacheControl: next.isOriginal ? CACHE_ORIGINAL : CACHE_IMMUTABLE,
      });
    }
  };
  await Promise.all(Array.from({ length: FILES_AT_ONCE }, work));
}

function filesOf({ bucket, key, file, contentType, variants, light }: SeedMedia): FileToStore[] {
  return [
    { bucket, key, file, contentType, isOriginal: true },
    ...variants.map((variant) => ({
      bucket,
      key: variant.key,
      file: variant.file,
      contentType: `image/${variant.format === "jpg" ? "jpeg" : variant.format}`,
      isOriginal: false,
    })),
    ...(light ? [{ bucket, key: light.key, file: light.file, contentType, isOriginal: true }] : []),
  ];
}

async function writeRows(tx: Transaction, plan: SeedPlan): Promise<void> {
  for (const { table, rows } of grouped(plan.steps)) {
    for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
      await tx.insert(table).values(rows.slice(from, from + ROWS_AT_ONCE));
    }
  }
  for (let from = 0; from < plan.translations.length; from += ROWS_AT_ONCE) {
    await tx.insert(translations).values(plan.translations.slice(from, from + ROWS_AT_ONCE));
  }
}

/** One insert per table instead of one per row; the tables keep the order in which they first appear. */
function grouped(steps: SeedPlan["steps"]): SeedPlan["steps"] {
  const groups = new Map<SeedPlan["steps"][number]["table"], Record<string, unknown>[]>();
  for (const { table, rows } of steps) groups.set(table, [...(groups.get(table) ?? []), ...rows]);
  return [...groups].map(([table, rows]) => ({ table, rows }));
}
