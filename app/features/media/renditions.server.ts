import { CACHE_IMMUTABLE } from "#app/platform/storage/storage.rules.ts";
import { storage } from "#app/platform/storage/storage.server.ts";
import { variantKey } from "./media.rules.ts";
import type { MediaVariant } from "./media.table.ts";

const CONTENT_TYPES = {
  avif: "image/avif",
  webp: "image/webp",
  jpg: "image/jpeg",
  png: "image/png",
  mp4: "video/mp4",
};

type RenditionFile = Omit<MediaVariant, "key"> & { path: string };

/** Gives renditions, which lie as files in a work folder, their place in the storage. */
export async function storeRenditions(
  bucket: string,
  files: readonly RenditionFile[],
  contentHash: string,
): Promise<MediaVariant[]> {
  const stored: MediaVariant[] = [];
  for (const { path, format, width, height, bytes } of files) {
    const key = variantKey(contentHash, width, format);
    const contentType = CONTENT_TYPES[format];
    await storage().putFile(bucket, key, path, { contentType, cacheControl: CACHE_IMMUTABLE });
    stored.push({ format, width, height, key, bytes });
  }
  return stored;
}
