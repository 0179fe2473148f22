import { createReadStream } from "node:fs";
import type { Readable } from "node:stream";
import { projectFile } from "#app/platform/project-root.ts";
import { storage } from "#app/platform/storage/storage.server.ts";

/** A stored file, whatever version its address asks for, or one that came with the project; null when it is gone. */
export async function openPicture(address: string): Promise<Readable | null> {
  const path = address.replace(/\?.*/, "");
  const [, place, bucket = "", ...key] = decodeURI(path).split("/");
  if (place !== "files") return createReadStream(projectFile(`public${path}`));
  return (await storage().open(bucket, key.join("/")))?.stream ?? null;
}
