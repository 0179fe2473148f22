import { join } from "node:path";
import { and, eq } from "drizzle-orm";
import { db, type Transaction } from "#app/platform/db/db.server.ts";
import { contentEdited } from "#app/platform/http/cache/content-tags.server.ts";
import { registerJob } from "#app/platform/jobs/jobs.server.ts";
import { log } from "#app/platform/log.server.ts";
import {
  type RenditionFiles,
  removeUnusedRenditions,
  storeRenditions,
} from "./delivery/renditions.server.ts";
import { fingerprintStored } from "./delivery/stored-locations.server.ts";
import { encode } from "./encoder/encoder.server.ts";
import { type FilmRenditions, makeFilmRenditions } from "./encoder/film-renditions.server.ts";
import { eraseRemovedMedia } from "./erase-media.server.ts";
import { type Media, type MediaVariant, media } from "./media.table.ts";
import {
  FILM_JOB,
  FINGERPRINTS_JOB,
  LEFTOVERS_JOB,
  type LeftoversJob,
  type MediaJob,
  REMOVAL_JOB,
  STAGING_JOB,
  VARIANTS_JOB,
} from "./media-jobs.rules.ts";
import { fetchTo } from "./originals.server.ts";
import { clearStaging, withWorkFolder } from "./upload/staging.server.ts";

export function registerMediaJobs(): void {
  const alone = { isOneAtATime: true };
  registerJob<MediaJob>(VARIANTS_JOB, ({ id }, signal) => improve(id, makeVariants, signal), alone);
  registerJob<MediaJob>(FILM_JOB, ({ id }, signal) => improve(id, makeFilm, signal), {
    ...alone,
    limitMinutes: 60,
  });
  registerJob(REMOVAL_JOB, (_payload, signal) => eraseRemovedMedia(signal), {
    ...alone,
    limitMinutes: 60,
    every: "33 4 * * *",
  });
  registerJob<LeftoversJob>(LEFTOVERS_JOB, ({ bucket, keys }) => removeUnusedRenditions(bucket, keys));
  registerJob(FINGERPRINTS_JOB, (_payload, signal) => fingerprintStored(signal), { every: "*/10 * * * *" });
  registerJob(STAGING_JOB, async () => void (await clearStaging()), { every: "23 * * * *" });
}

type Improvement = Partial<typeof media.$inferInsert>;

async function improve(
  id: string,
  make: (row: Media, signal: AbortSignal) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const [row] = await db().select().from(media).where(eq(media.id, id));
  if (!row) return;
  try {
    await make(row, signal);
    log.info({ media: id, url: row.url }, "Renditions are ready");
  } catch (error) {
    if (!signal.aborted) await finish(db(), row, { status: "failed" });
    throw error;
  }
  await contentEdited({ tag: "media", parts: [row.url], mayLag: true });
}

/** Ignored if the file was replaced or removed meanwhile. */
async function finish(on: Transaction, { id, version }: Media, made: Improvement): Promise<boolean> {
  const written = await on
    .update(media)
    .set({ status: "ready", ...made })
    .where(and(eq(media.id, id), eq(media.version, version)))
    .returning({ id: media.id });
  return written.length > 0;
}

function makeVariants(row: Media, signal: AbortSignal): Promise<void> {
  return withWorkFolder(async (outFolder) => {
    const path = join(outFolder, "original");
    await fetchTo(path, row);
    const made = await encode(
      { op: "all", path, outFolder, skip: row.variants.filter(({ uprightFor }) => !uprightFor) },
      signal,
    );
    await keep(row, [made], ([variants = []]) => ({
      variants: [...row.variants, ...variants],
      thumbhash: made.thumbhash,
      colour: made.colour,
    }));
  });
}

function makeFilm(row: Media, signal: AbortSignal): Promise<void> {
  return withWorkFolder(async (outFolder) => {
    const path = join(outFolder, "original");
    await fetchTo(path, row);
    const { fast, light, poster } = await makeFilmRenditions(path, row, outFolder, signal);
    const contents = [alone(fast), alone(light), poster ?? NOTHING];
    await keep(row, contents, ([fastStored = [], lightStored = [], pictures = []]) => ({
      variants: [...fastStored, ...lightStored, ...pictures],
      posterKey: widest(pictures, "jpg")?.key ?? null,
      lightKey: lightStored[0]?.key ?? null,
      thumbhash: poster?.thumbhash,
      colour: poster?.colour,
    }));
  });
}

const NOTHING: RenditionFiles = { contentHash: "", files: [] };

function alone(film: FilmRenditions["fast"]): RenditionFiles {
  return film ? { contentHash: film.contentHash, files: [film] } : NOTHING;
}

async function keep(
  row: Media,
  contents: RenditionFiles[],
  improvement: (stored: MediaVariant[][]) => Improvement,
): Promise<void> {
  const keys = await storeRenditions(row.bucket, contents, async (tx, stored) => {
    const isWritten = await finish(tx, row, improvement(stored));
    return isWritten ? [] : stored.flat().map(({ key }) => key);
  });
  await removeUnusedRenditions(row.bucket, keys);
}

function widest(variants: MediaVariant[], format: MediaVariant["format"]): MediaVariant | undefined {
  return variants.filter((variant) => variant.format === format).sort((a, b) => b.width - a.width)[0];
}
