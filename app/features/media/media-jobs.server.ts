import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { and, eq, ne, sql } from "drizzle-orm";
import { db } from "#app/platform/db/db.server.ts";
import { contentChanged } from "#app/platform/http/content-tags.server.ts";
import { registerJob } from "#app/platform/jobs/jobs.server.ts";
import { log } from "#app/platform/log.server.ts";
import { storage } from "#app/platform/storage/storage.server.ts";
import { encode } from "./encoder/encoder.server.ts";
import { makeFilmRenditions } from "./film-renditions.server.ts";
import { type Media, type MediaVariant, media } from "./media.table.ts";
import {
  FILM_JOB,
  type MediaJob,
  REMOVAL_JOB,
  type RemovalJob,
  STAGING_JOB,
  VARIANTS_JOB,
} from "./media-jobs.rules.ts";
import { storeRenditions } from "./renditions.server.ts";
import { clearStaging, withWorkFolder } from "./staging.server.ts";

/** Work on stored files that no visitor and no editor waits for. */
export function registerMediaJobs(): void {
  const alone = { isOneAtATime: true };
  registerJob<MediaJob>(VARIANTS_JOB, ({ id }, signal) => improve(id, makeVariants, signal), alone);
  registerJob<MediaJob>(FILM_JOB, ({ id }, signal) => improve(id, makeFilm, signal), {
    ...alone,
    limitMinutes: 60,
  });
  registerJob<RemovalJob>(REMOVAL_JOB, removeFiles);
  registerJob(STAGING_JOB, async () => void (await clearStaging()), { every: "23 * * * *" });
}

type Improvement = Partial<typeof media.$inferInsert>;

/** Adds to a row what was made of its original. A failure is visible in the row and tried again. */
async function improve(
  id: string,
  make: (row: Media, signal: AbortSignal) => Promise<Improvement>,
  signal: AbortSignal,
): Promise<void> {
  const [row] = await db().select().from(media).where(eq(media.id, id));
  if (!row) return;
  try {
    const made = await make(row, signal);
    await db()
      .update(media)
      .set({ ...made, status: "ready" })
      .where(eq(media.id, id));
    log.info({ media: id, url: row.url }, "Renditions are ready");
  } catch (error) {
    if (!signal.aborted) await db().update(media).set({ status: "failed" }).where(eq(media.id, id));
    throw error;
  }
  await contentChanged("media");
}

function makeVariants(row: Media, signal: AbortSignal): Promise<Improvement> {
  return withWorkFolder(async (outFolder) => {
    const path = await fetchOriginal(row, outFolder);
    const made = await encode({ op: "all", path, outFolder, skip: row.variants }, signal);
    const variants = await storeRenditions(row.bucket, made.files, made.contentHash);
    return { variants: [...row.variants, ...variants], thumbhash: made.thumbhash, colour: made.colour };
  });
}

function makeFilm(row: Media, signal: AbortSignal): Promise<Improvement> {
  return withWorkFolder(async (outFolder) => {
    const path = await fetchOriginal(row, outFolder);
    const { fast, light, poster } = await makeFilmRenditions(path, row, outFolder, signal);
    const store = (files: Parameters<typeof storeRenditions>[1], hash = "") =>
      storeRenditions(row.bucket, files, hash);
    const fastStored = fast ? await store([fast], fast.contentHash) : [];
    const lightStored = light ? await store([light], light.contentHash) : [];
    const pictures = poster ? await store(poster.files, poster.contentHash) : [];
    return {
      variants: [...fastStored, ...lightStored, ...pictures],
      posterKey: widest(pictures, "jpg")?.key ?? null,
      lightKey: lightStored[0]?.key ?? null,
      thumbhash: poster?.thumbhash,
      colour: poster?.colour,
    };
  });
}

function widest(variants: MediaVariant[], format: MediaVariant["format"]): MediaVariant | undefined {
  return variants.filter((variant) => variant.format === format).sort((a, b) => b.width - a.width)[0];
}

async function fetchOriginal(row: Media, folder: string): Promise<string> {
  const original = await storage().open(row.bucket, row.key);
  if (!original) throw new Error(`The original of ${row.url} is missing`);
  const path = join(folder, "original");
  await pipeline(original.stream, createWriteStream(path));
  return path;
}

/** Removes a row whose undo window has passed, then its files. Files come last: a row never lacks them. */
async function removeFiles({ id, removedAt }: RemovalJob): Promise<void> {
  const [row] = await db()
    .delete(media)
    .where(and(eq(media.id, id), eq(media.removedAt, new Date(removedAt))))
    .returning();
  if (!row) return;
  await storage().remove(row.bucket, row.key);
  for (const { key } of row.variants)
    if (!(await isUsedElsewhere(row, key))) await storage().remove(row.bucket, key);
}

/** The same picture uploaded twice shares its renditions, because their names follow from its content. */
async function isUsedElsewhere({ id, bucket }: Media, key: string): Promise<boolean> {
  const holdsKey = sql`${media.variants} @> ${JSON.stringify([{ key }])}::jsonb`;
  const found = await db()
    .select({ id: media.id })
    .from(media)
    .where(and(eq(media.bucket, bucket), ne(media.id, id), holdsKey))
    .limit(1);
  return found.length > 0;
}
