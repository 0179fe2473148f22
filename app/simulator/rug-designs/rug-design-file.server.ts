import { buffer } from "node:stream/consumers";
import { and, eq, isNull } from "drizzle-orm";
import { media } from "#app/media/media.table.ts";
import { db } from "#app/platform/db/db.server.ts";
import { storage } from "#app/platform/storage/storage.server.ts";

const HEAD_BYTES = 256 * 1024;

export async function readDesignFile(
  url: string,
  part: "head" | "whole" = "head",
): Promise<Uint8Array | null> {
  const [row] = await db()
    .select({ bucket: media.bucket, key: media.key })
    .from(media)
    .where(and(eq(media.url, url), isNull(media.removedAt)));
  if (!row) return null;
  const kept = await storage().stat(row.bucket, row.key);
  if (!kept || kept.bytes === 0) return null;
  const file = await storage().open(row.bucket, row.key, {
    start: 0,
    end: (part === "whole" ? kept.bytes : Math.min(kept.bytes, HEAD_BYTES)) - 1,
  });
  return file && buffer(file.stream);
}
