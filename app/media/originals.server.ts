import { createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { now } from "#app/platform/clock.ts";
import type { Transaction } from "#app/platform/db/db.server.ts";
import { enqueue } from "#app/platform/jobs/jobs.server.ts";
import { CACHE_ORIGINAL } from "#app/platform/storage/storage.rules.ts";
import { storage } from "#app/platform/storage/storage.server.ts";
import { LEFTOVERS_MINUTES } from "./media.rules.ts";
import type { Media } from "./media.table.ts";
import { LEFTOVERS_JOB, type LeftoversJob } from "./media-jobs.rules.ts";

type Place = Pick<Media, "bucket" | "key">;

/** False when it is missing. */
export async function fetchIfThere(path: string, { bucket, key }: Place): Promise<boolean> {
  const opened = await storage().open(bucket, key);
  if (opened) await pipeline(opened.stream, createWriteStream(path));
  return opened !== null;
}

export async function fetchTo(path: string, place: Place): Promise<void> {
  if (!(await fetchIfThere(path, place))) throw missing(place);
}

export async function copyOriginal(
  from: Place,
  { bucket, key, contentType }: Place & Pick<Media, "contentType">,
): Promise<void> {
  const opened = await storage().open(from.bucket, from.key);
  if (!opened) throw missing(from);
  const options = { contentType, contentLength: opened.bytes, cacheControl: CACHE_ORIGINAL };
  await storage().put(bucket, key, opened.stream, options);
}

const missing = ({ bucket, key }: Place) => new Error(`The original ${bucket}/${key} is missing`);

/** Renditions that pages which are open still request. */
export async function removeLater(tx: Transaction, leftovers: LeftoversJob): Promise<void> {
  if (leftovers.keys.length === 0) return;
  const startAfter = new Date(now().getTime() + LEFTOVERS_MINUTES * 60_000);
  await enqueue(LEFTOVERS_JOB, leftovers, { tx, startAfter });
}
