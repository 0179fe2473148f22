import { and, eq, type SQL, sql } from "drizzle-orm";
import { inTransaction, type Transaction } from "#app/platform/db/db.server.ts";
import { contentChanged } from "#app/platform/http/cache/content-tags.server.ts";
import { CACHE_IMMUTABLE } from "#app/platform/storage/storage.rules.ts";
import { storage } from "#app/platform/storage/storage.server.ts";
import { variantKey } from "../media.rules.ts";
import { type MediaVariant, media, renditionKeys } from "../media.table.ts";

const CONTENT_TYPES = {
  avif: "image/avif",
  webp: "image/webp",
  jpg: "image/jpeg",
  png: "image/png",
  mp4: "video/mp4",
};
const HASH_IN_KEY = /^variants\/([0-9a-f]+)-/;

type RenditionFile = Omit<MediaVariant, "key"> & { path: string };
export type RenditionFiles = { contentHash: string; files: readonly RenditionFile[] };

/** Locks the content hash, because files of the same content share renditions. */
export function storeRenditions<T>(
  bucket: string,
  contents: readonly RenditionFiles[],
  write: (tx: Transaction, stored: MediaVariant[][]) => Promise<T>,
): Promise<T> {
  return inTransaction(async (tx) => {
    await lockContents(
      tx,
      contents.map(({ contentHash }) => contentHash),
    );
    const stored: MediaVariant[][] = [];
    for (const content of contents) stored.push(await storeAll(bucket, content));
    return write(tx, stored);
  });
}

export async function removeUnusedRenditions(bucket: string, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await removeUnusedFiles(bucket, keys);
  // Also drops cached bytes in every process.
  await contentChanged("media");
}

/** Of many files, when the caller reports the change once. */
export async function removeUnusedFiles(bucket: string, keys: readonly string[]): Promise<void> {
  for (const [hash, ofContent] of Map.groupBy(keys, (key) => HASH_IN_KEY.exec(key)?.[1] ?? key)) {
    await inTransaction(async (tx) => {
      await lockContents(tx, [hash]);
      const held = await heldAmong(tx, bucket, ofContent);
      for (const key of ofContent) if (!held.has(key)) await storage().remove(bucket, key);
    });
  }
}

async function storeAll(bucket: string, { contentHash, files }: RenditionFiles): Promise<MediaVariant[]> {
  const stored: MediaVariant[] = [];
  for (const { path, format, width, height, bytes } of files) {
    const key = variantKey(contentHash, width, format);
    const contentType = CONTENT_TYPES[format];
    await storage().putFile(bucket, key, path, { contentType, cacheControl: CACHE_IMMUTABLE });
    stored.push({ format, width, height, key, bytes });
  }
  return stored;
}

/** Sorted, to prevent deadlocks. */
async function lockContents(tx: Transaction, hashes: string[]): Promise<void> {
  for (const hash of [...new Set(hashes)].sort())
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`renditions ${hash}`}))`);
}

async function heldAmong(tx: Transaction, bucket: string, keys: readonly string[]): Promise<Set<string>> {
  const found = await tx
    .select({ keys: renditionKeys(media) })
    .from(media)
    .where(holdsAny(bucket, keys));
  return new Set(found.flatMap((row) => row.keys));
}

export const holdsAny = (bucket: string, keys: readonly string[]): SQL | undefined =>
  and(eq(media.bucket, bucket), sql`${renditionKeys(media)} ?| ${sql.param(keys)}::text[]`);
