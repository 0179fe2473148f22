import { buffer } from "node:stream/consumers";
import { log } from "#app/platform/log.server.ts";
import { storage } from "#app/platform/storage/storage.server.ts";

const BUCKET = "site_assets";
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
