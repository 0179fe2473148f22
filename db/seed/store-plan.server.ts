import { readFile } from "node:fs/promises";
import type { Transaction } from "#app/platform/db/db.server.ts";
import { inParts } from "#app/platform/db/in-parts.ts";
import { CACHE_IMMUTABLE, CACHE_ORIGINAL } from "#app/platform/storage/storage.rules.ts";
import { storage } from "#app/platform/storage/storage.server.ts";
import type { SeedMedia } from "./seed-media.ts";
import type { SeedDocument, SeedPlan } from "./seed-plan.ts";

const FILES_AT_ONCE = 8;
const ROWS_AT_ONCE = 500;

type FileToStore = { bucket: string; key: string; file: string; contentType: string; isOriginal: boolean };

export async function storeFiles(entries: SeedMedia[], documents: SeedDocument[]): Promise<void> {
  const queue = [
    ...entries.flatMap(filesOf),
    ...documents.map((document) => ({ ...document, isOriginal: true })),
  ];
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const body = await readFile(next.file);
      await storage().put(next.bucket, next.key, body, {
        contentType: next.contentType,
        contentLength: body.length,
        cacheControl: next.isOriginal ? CACHE_ORIGINAL : CACHE_IMMUTABLE,
      });
    }
  };
  await Promise.all(Array.from({ length: FILES_AT_ONCE }, work));
}

export function filesOf({ bucket, key, file, contentType, variants, light }: SeedMedia): FileToStore[] {
  return [
    { bucket, key, file, contentType, isOriginal: true },
    ...variants.map((variant) => ({
      bucket,
      key: variant.key,
      file: variant.file,
      contentType: `image/${variant.format === "jpg" ? "jpeg" : variant.format}`,
      isOriginal: false,
    })),
    ...(light ? [{ bucket, key: light.key, file: light.file, contentType, isOriginal: true }] : []),
  ];
}

export async function writeRows(tx: Transaction, plan: SeedPlan): Promise<void> {
  for (const { table, rows } of grouped(plan.steps))
    for (const part of inParts(rows, ROWS_AT_ONCE)) await tx.insert(table).values(part);
}

/** One insert per table, in the order in which the tables first appear. */
function grouped(steps: SeedPlan["steps"]): SeedPlan["steps"] {
  const groups = new Map<SeedPlan["steps"][number]["table"], Record<string, unknown>[]>();
  for (const { table, rows } of steps) groups.set(table, [...(groups.get(table) ?? []), ...rows]);
  return [...groups].map(([table, rows]) => ({ table, rows }));
}
