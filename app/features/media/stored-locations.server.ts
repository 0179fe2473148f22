import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { and, eq, isNull, sql } from "drizzle-orm";
import { db } from "#app/platform/db/db.server.ts";
import { contentChanged } from "#app/platform/http/content-tags.server.ts";
import { log } from "#app/platform/log.server.ts";
import { CACHE_IMMUTABLE, CACHE_ORIGINAL } from "#app/platform/storage/storage.rules.ts";
import { storage } from "#app/platform/storage/storage.server.ts";
import { fingerprint } from "./duplicates.server.ts";
import { removeLocation } from "./inspection/remove-location.server.ts";
import { EXTENSIONS, type MediaType } from "./media.rules.ts";
import { type Media, media } from "./media.table.ts";
import { withWorkFolder } from "./staging.server.ts";

/** Files that are read in one run. */
const READ_AT_ONCE = 50;
/** The original is gone: nothing can be the same as it. */
const UNREADABLE = "";

/**
 * Reads stored files that have no fingerprint yet: those of a release before fingerprints, and those that were stored
 * before the place where they were taken was removed. What still names a place loses it, and has a fingerprint then.
 */
export async function fingerprintStored(signal: AbortSignal): Promise<void> {
  const rows = await db().select().from(media).where(isNull(media.contentHash)).limit(READ_AT_ONCE);
  let changed = 0;
  for (const row of rows) {
    if (signal.aborted) return;
    const { contentHash, isChanged } = await readStored(row);
    // Browsers that have the former bytes ask again under a new version.
    const version = isChanged ? sql`${media.version} + 1` : undefined;
    await db()
      .update(media)
      .set({ contentHash, ...(version && { version }) })
      .where(and(eq(media.id, row.id), eq(media.version, row.version)));
    if (isChanged) changed += 1;
  }
  if (changed > 0) await contentChanged("media");
  if (rows.length > 0) log.info({ files: rows.length, changed }, "Stored files were read");
}

type Read = { contentHash: string; isChanged: boolean };

async function readStored({ bucket, key, contentType, variants }: Media): Promise<Read> {
  const original = await withoutLocation({ bucket, key, contentType, cacheControl: CACHE_ORIGINAL });
  // Pictures are drawn anew for every width, without notes; a film's own bytes are taken over.
  for (const { format, key: film } of variants)
    if (format === "mp4") {
      const rendition = { bucket, key: film, contentType: "video/mp4", cacheControl: CACHE_IMMUTABLE };
      if ((await withoutLocation(rendition)).isChanged) original.isChanged = true;
    }
  return original;
}

type Stored = { bucket: string; key: string; contentType: string; cacheControl: string };

function withoutLocation({ bucket, key, contentType, cacheControl }: Stored): Promise<Read> {
  return withWorkFolder(async (folder) => {
    const stored = await storage().open(bucket, key);
    if (!stored) return { contentHash: UNREADABLE, isChanged: false };
    const path = join(folder, "stored");
    await pipeline(stored.stream, createWriteStream(path));
    const isChanged = isMediaType(contentType) && (await tryToRemove(path, contentType, key));
    const contentHash = await fingerprint(path);
    if (isChanged) await storage().putFile(bucket, key, path, { contentType, cacheControl });
    return { contentHash, isChanged };
  });
}

/** A file of an earlier release may be damaged in a way that an upload would be refused for today; it stays as it is. */
async function tryToRemove(path: string, type: MediaType, key: string): Promise<boolean> {
  try {
    return await removeLocation(path, type);
  } catch (error) {
    log.warn({ err: error, key }, "A stored file could not be searched for a place");
    return false;
  }
}

const isMediaType = (type: string): type is MediaType => Object.hasOwn(EXTENSIONS, type);
