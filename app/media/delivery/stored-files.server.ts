import { isStorageName } from "#app/platform/storage/storage.rules.ts";
import { storage } from "#app/platform/storage/storage.server.ts";
import { BUCKETS } from "../media.rules.ts";

const ADDRESS = /^\/files\/([^/]+)\/(.+)$/;

/** False for other sites and built-in files. */
export async function leadsToFile(url: string): Promise<boolean> {
  if (!url.startsWith("/files/")) return true;
  const [, bucket = "", key = ""] = ADDRESS.exec(url) ?? [];
  const isKnown = BUCKETS.some((known) => known === bucket) && isStorageName(bucket, key);
  return isKnown && (await storage().stat(bucket, key)) !== null;
}
