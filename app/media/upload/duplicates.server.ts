import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { and, desc, eq, inArray, isNull } from "drizzle-orm";
import { db } from "#app/platform/db/db.server.ts";
import type { MediaType } from "../media.rules.ts";
import { type Media, media } from "../media.table.ts";

export async function fingerprint(path: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const piece of createReadStream(path)) hash.update(piece);
  return hash.digest("hex");
}

export async function findDuplicate(
  contentHash: string,
  types: readonly MediaType[],
): Promise<Media | undefined> {
  const [row] = await db()
    .select()
    .from(media)
    .where(
      and(
        eq(media.contentHash, contentHash),
        inArray(media.contentType, [...types]),
        isNull(media.removedAt),
      ),
    )
    .orderBy(desc(media.createdAt))
    .limit(1);
  return row;
}
