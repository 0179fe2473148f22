import { and, eq, isNotNull, lt, type SQL } from "drizzle-orm";
import { now } from "#app/platform/clock.ts";
import { trashStart } from "#app/platform/db/content/trash.rules.ts";
import { db } from "#app/platform/db/db.server.ts";
import { contentChanged } from "#app/platform/http/cache/content-tags.server.ts";
import { log } from "#app/platform/log.server.ts";
import { storage } from "#app/platform/storage/storage.server.ts";
import { removeUnusedFiles } from "./delivery/renditions.server.ts";
import { type Media, media } from "./media.table.ts";

/**
 * Deletes rows for good, then their files. Files come last: a row never lacks them. Returns how many; an aborted call
 * leaves the rest as it is.
 */
export async function eraseMedia(where: SQL | undefined, signal?: AbortSignal): Promise<number> {
  const wanted = await db().select({ id: media.id }).from(media).where(where);
  let erased = 0;
  try {
    for (const { id } of wanted) {
      signal?.throwIfAborted();
      // What was brought back meanwhile stays.
      const [row] = await db()
        .delete(media)
        .where(and(eq(media.id, id), where))
        .returning();
      if (!row) continue;
      erased += 1;
      await removeFilesOf(row);
    }
  } finally {
    // Once: each report empties the page caches of all processes.
    if (erased > 0) await contentChanged("media");
  }
  return erased;
}

async function removeFilesOf({ bucket, key, variants, edit }: Media): Promise<void> {
  await storage().remove(bucket, key);
  const { original } = edit ?? {};
  if (original) await storage().remove(bucket, original.key);
  const renditions = [...variants, ...(original?.variants ?? [])];
  await removeUnusedFiles(
    bucket,
    renditions.map((rendition) => rendition.key),
  );
}

export async function eraseRemovedMedia(signal?: AbortSignal): Promise<void> {
  const erased = await eraseMedia(lt(media.removedAt, trashStart(now())), signal);
  if (erased > 0) log.info({ erased }, "Erased files that were in the trash for long enough");
}

export const eraseMediaFromTrash = async (id: string): Promise<boolean> =>
  (await eraseMedia(and(eq(media.id, id), isNotNull(media.removedAt)))) > 0;
