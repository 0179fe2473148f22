import { and, eq, isNotNull, lt, type SQL } from "drizzle-orm";
import { now } from "#app/platform/clock.ts";
import { trashStart } from "#app/platform/db/content/trash.rules.ts";
import { db } from "#app/platform/db/db.server.ts";
import { log } from "#app/platform/log.server.ts";
import { storage } from "#app/platform/storage/storage.server.ts";
import { removeUnusedRenditions } from "./delivery/renditions.server.ts";
import { media } from "./media.table.ts";

/** Deletes rows for good, then their files. Files come last: a row never lacks them. Returns how many. */
export async function eraseMedia(where: SQL | undefined): Promise<number> {
  const wanted = await db().select({ id: media.id }).from(media).where(where);
  let erased = 0;
  for (const { id } of wanted) {
    // What was brought back meanwhile stays.
    const [row] = await db()
      .delete(media)
      .where(and(eq(media.id, id), where))
      .returning();
    if (!row) continue;
    erased += 1;
    await storage().remove(row.bucket, row.key);
    const { original } = row.edit ?? {};
    if (original) await storage().remove(row.bucket, original.key);
    const renditions = [...row.variants, ...(original?.variants ?? [])];
    await removeUnusedRenditions(
      row.bucket,
      renditions.map(({ key }) => key),
    );
  }
  return erased;
}

export async function eraseRemovedMedia(): Promise<void> {
  const erased = await eraseMedia(lt(media.removedAt, trashStart(now())));
  if (erased > 0) log.info({ erased }, "Erased files that were in the trash for long enough");
}

export const eraseMediaFromTrash = async (id: string): Promise<boolean> =>
  (await eraseMedia(and(eq(media.id, id), isNotNull(media.removedAt)))) > 0;
