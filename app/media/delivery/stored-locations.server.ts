import { join } from "node:path";
import { and, eq, isNull, sql } from "drizzle-orm";
import { db } from "#app/platform/db/db.server.ts";
import { contentChanged } from "#app/platform/http/cache/content-tags.server.ts";
import { log } from "#app/platform/log.server.ts";
import { CACHE_IMMUTABLE, CACHE_ORIGINAL } from "#app/platform/storage/storage.rules.ts";
import { storage } from "#app/platform/storage/storage.server.ts";
import { removeLocation } from "../inspection/remove-location.server.ts";
import { EXTENSIONS, type MediaType } from "../media.rules.ts";
import { type Media, media } from "../media.table.ts";
import { fetchIfThere } from "../originals.server.ts";
import { fingerprint } from "../upload/duplicates.server.ts";
import { withWorkFolder } from "../upload/staging.server.ts";

const READ_AT_ONCE = 50;
const UNREADABLE = "";

/** Fingerprints files of earlier releases, and removes their location metadata. */
export async function fingerprintStored(signal: AbortSignal): Promise<void> {
  const rows = await db().select().from(media).where(isNull(media.contentHash)).limit(READ_AT_ONCE);
  let changed = 0;
  for (const row of rows) {
    if (signal.aborted) return;
    const { contentHash, isChanged } = await readStored(row);
    // A new version bypasses browser caches.
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
  // Picture renditions have no metadata; films copy theirs.
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
    const path = join(folder, "stored");
    if (!(await fetchIfThere(path, { bucket, key }))) return { contentHash: UNREADABLE, isChanged: false };
    const isChanged = isMediaType(contentType) && (await tryToRemove(path, contentType, key));
    const contentHash = await fingerprint(path);
    if (isChanged) await storage().putFile(bucket, key, path, { contentType, cacheControl });
    return { contentHash, isChanged };
  });
}

/** A damaged file of an earlier release stays unchanged. */
async function tryToRemove(path: string, type: MediaType, key: string): Promise<boolean> {
  try {
    return await removeLocation(path, type);
  } catch (error) {
    log.warn({ err: error, key }, "A stored file could not be searched for a place");
    return false;
  }
}

const isMediaType = (type: string): type is MediaType => Object.hasOwn(EXTENSIONS, type);
