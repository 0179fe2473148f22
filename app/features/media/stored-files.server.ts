import { isStorageName } from "#app/platform/storage/storage.rules.ts";
import { storage } from "#app/platform/storage/storage.server.ts";
import { BUCKETS } from "./media.rules.ts";

const ADDRESS = /^\/files\/([^/]+)\/(.+)$/;

/** Whether an address of ours leads to a stored file. Other sites' addresses and built-in files are not ours to look at. */
export async function leadsToFile(url: string): Promise<boolean> {
  if (!url.startsWith("/files/")) return true;
  const [, bucket = "", key = ""] = ADDRESS.exec(url) ?? [];
  const isKnown = BUCKETS.some((known) => known === bucket) && isStorageName(bucket, key);
  return isKnown && (await storage().stat(bucket, key)) !== null;
}
