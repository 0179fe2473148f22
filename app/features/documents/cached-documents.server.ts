import { buffer } from "node:stream/consumers";
import { now } from "#app/platform/clock.ts";
import { log } from "#app/platform/log.server.ts";
import { storage } from "#app/platform/storage/storage.server.ts";

const BUCKET = "site_assets";
export const DOCUMENTS_FOLDER = "documents/";
/** Two days, because a day ends at another hour where the server is. */
const KEPT_MS = 2 * 24 * 60 * 60_000;
export type Document = { bytes: Buffer; isComplete: boolean };

const making = new Map<string, Promise<Document>>();

/** Keyed by content; concurrent requests share one rendering. Incomplete ones are not cached. */
export function cachedDocument(
  prefix: string,
  hash: string,
  make: () => Promise<Document>,
): Promise<Document> {
  const key = `${prefix}${hash}.pdf`;
  const begun = making.get(key) ?? findOrMake(prefix, key, make).finally(() => making.delete(key));
  making.set(key, begun);
  return begun;
}

async function findOrMake(prefix: string, key: string, make: () => Promise<Document>): Promise<Document> {
  const kept = await storage().open(BUCKET, key);
  if (kept) return { bytes: await buffer(kept.stream), isComplete: true };
  const document = await make();
  if (!document.isComplete) return document;
  const { bytes } = document;
  try {
    for await (const { key: old } of storage().list(BUCKET, prefix)) await storage().remove(BUCKET, old);
    await storage().put(BUCKET, key, bytes, { contentType: "application/pdf", contentLength: bytes.length });
  } catch (error) {
    log.error({ err: error, key }, "The document could not be kept; it is made again when somebody asks");
  }
  return document;
}

/** Each says its day, so that none is asked for after it: those of former addresses and languages go with the others. */
export async function removeOldDocuments(): Promise<void> {
  for await (const { key, modified } of storage().list(BUCKET, DOCUMENTS_FOLDER))
    if (now().getTime() - modified.getTime() > KEPT_MS) await storage().remove(BUCKET, key);
}
