import { and, eq, isNull } from "drizzle-orm";
import type { Editor } from "#app/features/accounts/guard.server.ts";
import { now } from "#app/platform/clock.ts";
import { inTransaction, type Transaction } from "#app/platform/db/db.server.ts";
import { contentChanged } from "#app/platform/http/content-tags.server.ts";
import { enqueue } from "#app/platform/jobs/jobs.server.ts";
import { log } from "#app/platform/log.server.ts";
import { CACHE_ORIGINAL } from "#app/platform/storage/storage.rules.ts";
import { storage } from "#app/platform/storage/storage.server.ts";
import { LEFTOVERS_MINUTES } from "./media.rules.ts";
import { removeMedia } from "./media.server.ts";
import { type Media, media } from "./media.table.ts";
import { FILM_JOB, LEFTOVERS_JOB, type LeftoversJob, VARIANTS_JOB } from "./media-jobs.rules.ts";

export type Replacement = "replaced" | "gone" | "otherType";

/** Address, texts and folder stay. Old renditions are kept for a while, for open pages. */
export async function replaceMedia(editor: Editor, id: string, uploadedUrl: string): Promise<Replacement> {
  let moved: Media | undefined;
  const outcome = await inTransaction(async (tx): Promise<Replacement> => {
    const old = await readRow(tx, eq(media.id, id));
    const uploaded = await readRow(tx, eq(media.url, uploadedUrl));
    if (!old || !uploaded || old.id === uploaded.id) return "gone";
    // Browsers rely on the address's extension.
    if (old.contentType !== uploaded.contentType) return "otherType";
    await tx.delete(media).where(eq(media.id, uploaded.id));
    await tx.update(media).set(takenOver(old, uploaded)).where(eq(media.id, id));
    await enqueueRest(tx, old, uploaded);
    // Last: what fails before it leaves the old file as it was.
    await copyOriginal(old, uploaded);
    moved = uploaded;
    return "replaced";
  });
  if (outcome === "otherType") await removeMedia(editor, uploadedUrl);
  if (!moved) return outcome;
  const { bucket, key } = moved;
  await storage()
    .remove(bucket, key)
    .catch((error) => log.warn({ err: error, key }, "A file that replaced another could not be removed"));
  await contentChanged("media");
  log.info({ editor: editor.id, media: id }, "File replaced");
  return outcome;
}

async function readRow(tx: Transaction, where: ReturnType<typeof eq>): Promise<Media | undefined> {
  const [row] = await tx
    .select()
    .from(media)
    .where(and(where, isNull(media.removedAt)))
    .for("update");
  return row;
}

function takenOver({ version, bucket }: Media, uploaded: Media): Partial<typeof media.$inferInsert> {
  const { bytes, width, height, durationSeconds, thumbhash, colour, status, variants } = uploaded;
  const { posterKey, lightKey, contentHash, name } = uploaded;
  return {
    ...{ bytes, width, height, durationSeconds, thumbhash, colour, status, variants },
    ...{ posterKey, lightKey, contentHash, name },
    edit: null,
    version: version + 1,
    // Renditions are in their original's bucket.
    ...(uploaded.bucket !== bucket && { variants: [], posterKey: null, lightKey: null, status: "pending" }),
  };
}

async function enqueueRest(tx: Transaction, old: Media, uploaded: Media): Promise<void> {
  const job = old.contentType === "video/mp4" ? FILM_JOB : VARIANTS_JOB;
  const isElsewhere = uploaded.bucket !== old.bucket;
  if (uploaded.status !== "ready" || isElsewhere) await enqueue(job, { id: old.id }, { tx });
  const startAfter = new Date(now().getTime() + LEFTOVERS_MINUTES * 60_000);
  for (const { bucket, variants, edit } of isElsewhere ? [old, uploaded] : [old]) {
    const { original } = edit ?? {};
    const renditions = [...variants, ...(original?.variants ?? [])];
    const keys = [...renditions.map(({ key }) => key), ...(original ? [original.key] : [])];
    const leftovers: LeftoversJob = { bucket, keys };
    if (leftovers.keys.length > 0) await enqueue(LEFTOVERS_JOB, leftovers, { tx, startAfter });
  }
}

async function copyOriginal(old: Media, uploaded: Media): Promise<void> {
  const opened = await storage().open(uploaded.bucket, uploaded.key);
  if (!opened) throw new Error(`The original of ${uploaded.url} is missing`);
  const { contentType } = old;
  const options = { contentType, contentLength: opened.bytes, cacheControl: CACHE_ORIGINAL };
  await storage().put(old.bucket, old.key, opened.stream, options);
}
