import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { and, desc, eq, inArray, isNull } from "drizzle-orm";
import { db } from "#app/platform/db/db.server.ts";
import { log } from "#app/platform/log.server.ts";
import { storage } from "#app/platform/storage/storage.server.ts";
import type { MediaType } from "./media.rules.ts";
import { type Media, media } from "./media.table.ts";

/** Files of a release before fingerprints, read in one run. */
const READ_AT_ONCE = 50;
/** The original is gone: nothing can be the same as it. */
const UNREADABLE = "";

export function fingerprint(path: string): Promise<string> {
  return hashOf(createReadStream(path));
}

async function hashOf(bytes: AsyncIterable<Buffer>): Promise<string> {
  const hash = createHash("sha256");
  for await (const piece of bytes) hash.update(piece);
  return hash.digest("hex");
}

/** A stored file of the same content, when it is of a type that the asking place takes. */
export async function findSame(contentHash: string, types: readonly MediaType[]): Promise<Media | undefined> {
  const [row] = await db()
    .select()
    .from(media)
    .where(
      and(
        eq(media.contentHash, contentHash),
        inArray(media.contentType, [...types]),
        isNull(media.removedAt),
      ),
    )
    .orderBy(desc(media.createdAt))
    .limit(1);
  return row;
}

/** Reads the content of stored files that have no fingerprint yet. */
export async function fingerprintStored(signal: AbortSignal): Promise<void> {
  const rows = await db().select().from(media).where(isNull(media.contentHash)).limit(READ_AT_ONCE);
  for (const { id, bucket, key } of rows) {
    if (signal.aborted) return;
    const original = await storage().open(bucket, key);
    const contentHash = original ? await hashOf(original.stream) : UNREADABLE;
    await db().update(media).set({ contentHash }).where(eq(media.id, id));
  }
  if (rows.length > 0) log.info({ files: rows.length }, "Fingerprints of stored files were read");
}
