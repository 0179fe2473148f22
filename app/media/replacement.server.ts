import { dirname, extname, join } from "node:path";
import { and, eq, isNull } from "drizzle-orm";
import type { Editor } from "#app/accounts/guard.server.ts";
import { logEvent } from "#app/platform/audit/log-event.server.ts";
import { now } from "#app/platform/clock.ts";
import { inTransaction, type Transaction } from "#app/platform/db/db.server.ts";
import { contentChanged } from "#app/platform/http/cache/content-tags.server.ts";
import { randomName } from "#app/platform/ids.ts";
import { enqueue } from "#app/platform/jobs/jobs.server.ts";
import { log } from "#app/platform/log.server.ts";
import { storage } from "#app/platform/storage/storage.server.ts";
import { fileUrl } from "./media.rules.ts";
import { removeMedia } from "./media.server.ts";
import { type Media, media } from "./media.table.ts";
import { FILM_JOB, VARIANTS_JOB } from "./media-jobs.rules.ts";
import { copyOriginal, removeLater } from "./originals.server.ts";

const ENTITY = "media";

export type Replacement = "replaced" | "gone" | "otherType";

/**
 * Address, texts and folder stay. What was there before is in the trash as a file of its own, with its renditions, which
 * open pages still ask for; `former` is its address.
 */
export async function replaceMedia(
  editor: Editor,
  id: string,
  uploadedUrl: string,
): Promise<{ outcome: Replacement; former?: string }> {
  let moved: { uploaded: Media; former: Place } | undefined;
  const outcome = await inTransaction(async (tx): Promise<Replacement> => {
    const old = await readRow(tx, eq(media.id, id));
    const uploaded = await readRow(tx, eq(media.url, uploadedUrl));
    if (!old || !uploaded || old.id === uploaded.id) return "gone";
    // Browsers rely on the address's extension.
    if (old.contentType !== uploaded.contentType) return "otherType";
    const former = placeBeside(old);
    await tx.update(media).set(takenOver(old, uploaded)).where(eq(media.id, id));
    await tx
      .update(media)
      .set(kept(old, uploaded, former))
      .where(eq(media.id, uploaded.id));
    await enqueueRest(tx, old, uploaded);
    // Last, and the old file first: what fails leaves it as it was.
    await copyOriginal(old, former);
    await copyOriginal(uploaded, old);
    moved = { uploaded, former };
    return "replaced";
  });
  if (outcome === "otherType") await removeMedia(editor, uploadedUrl);
  if (!moved) return { outcome };
  const { uploaded, former } = moved;
  await storage()
    .remove(uploaded.bucket, uploaded.key)
    .catch((error) =>
      log.warn({ err: error, key: uploaded.key }, "A file that replaced another could not be removed"),
    );
  await contentChanged("media");
  await logEvent(editor, "deleted", { about: `${ENTITY} ${uploaded.id}` });
  log.info({ editor: editor.id, media: id }, "File replaced");
  return { outcome, former: former.url };
}

type Place = Pick<Media, "bucket" | "key" | "url" | "contentType">;

function placeBeside({ bucket, key, contentType }: Media): Place {
  const beside = join(dirname(key), randomName() + extname(key));
  return { bucket, key: beside, url: fileUrl(bucket, beside), contentType };
}

/** What was replaced, in the row of the uploaded file. */
function kept(old: Media, uploaded: Media, former: Place): Partial<typeof media.$inferInsert> {
  const { id: _id, createdAt: _created, searchWords: _generated, ...content } = old;
  return { ...content, ...former, version: uploaded.version + 1, removedAt: now() };
}

async function readRow(tx: Transaction, where: ReturnType<typeof eq>): Promise<Media | undefined> {
  const [row] = await tx
    .select()
    .from(media)
    .where(and(where, isNull(media.removedAt)))
    .for("update");
  return row;
}

/** Renditions are in their original's bucket. Drawings, icons and animations have none: they are served as they came. */
const mustEncodeAgain = (old: Media, { bucket, contentType, variants }: Media): boolean =>
  bucket !== old.bucket && (contentType === "video/mp4" || variants.length > 0);

function takenOver(old: Media, uploaded: Media): Partial<typeof media.$inferInsert> {
  const { bytes, width, height, durationSeconds, thumbhash, colour, status, variants } = uploaded;
  const { posterKey, lightKey, contentHash, name, edit } = uploaded;
  return {
    ...{ bytes, width, height, durationSeconds, thumbhash, colour, status, variants },
    ...{ posterKey, lightKey, contentHash, name, edit },
    version: old.version + 1,
    ...(mustEncodeAgain(old, uploaded) && {
      ...({ variants: [], posterKey: null, lightKey: null, edit: null, status: "pending" } as const),
    }),
  };
}

async function enqueueRest(tx: Transaction, old: Media, uploaded: Media): Promise<void> {
  const job = old.contentType === "video/mp4" ? FILM_JOB : VARIANTS_JOB;
  const isAgain = mustEncodeAgain(old, uploaded);
  if (uploaded.status !== "ready" || isAgain) await enqueue(job, { id: old.id }, { tx });
  const keys = uploaded.variants.map(({ key }) => key);
  if (isAgain) await removeLater(tx, { bucket: uploaded.bucket, keys });
}
