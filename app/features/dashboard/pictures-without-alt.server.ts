import { and, eq, isNull, like, not } from "drizzle-orm";
import type { Editor } from "#app/features/accounts/guard.server.ts";
import { isUnused } from "#app/features/library/uses.server.ts";
import { media } from "#app/features/media/media.table.ts";
import { db } from "#app/platform/db/db.server.ts";

export function countPicturesWithoutAlt(_editor: Editor): Promise<number> {
  const isBare = and(like(media.contentType, "image/%"), eq(media.alt, ""), isNull(media.removedAt));
  return db().$count(media, and(isBare, not(isUnused())));
}
