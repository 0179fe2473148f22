import { and, asc, isNull, like, lt, notLike, sql } from "drizzle-orm";
import type { Editor } from "#app/accounts/guard.server.ts";
import { isKnownAsUsed, untilSaved } from "#app/media/library/file-counts.server.ts";
import { media } from "#app/media/media.table.ts";
import { db } from "#app/platform/db/db.server.ts";

/** Half of a wide screen: smaller pictures are enlarged. */
const MIN_LONG_SIDE_PX = 900;

type Small = { count: number; first: string };

export const countSmallPictures = (_editor: Editor): Promise<Small> => untilSaved("small", readSmallPictures);

async function readSmallPictures(): Promise<Small> {
  const isPicture = and(like(media.contentType, "image/%"), notLike(media.contentType, "image/svg%"));
  const rows = await db()
    .select({ id: media.id })
    .from(media)
    .where(
      and(
        isPicture,
        isNull(media.removedAt),
        lt(sql`greatest(${media.width}, ${media.height})`, MIN_LONG_SIDE_PX),
        await isKnownAsUsed(),
      ),
    )
    .orderBy(asc(media.width), asc(media.id));
  return { count: rows.length, first: rows[0]?.id ?? "" };
}
