import { stat } from "node:fs/promises";
import { extname, join } from "node:path";
import { and, eq, isNull } from "drizzle-orm";
import type { Editor } from "#app/accounts/guard.server.ts";
import { DEFAULT_LOCALE } from "#app/i18n/locales.ts";
import { logEvent } from "#app/platform/audit/log-event.server.ts";
import { db, type Transaction } from "#app/platform/db/db.server.ts";
import { contentChanged } from "#app/platform/http/cache/content-tags.server.ts";
import { randomName } from "#app/platform/ids.ts";
import { enqueue } from "#app/platform/jobs/jobs.server.ts";
import { log } from "#app/platform/log.server.ts";
import { CACHE_ORIGINAL } from "#app/platform/storage/storage.rules.ts";
import { storage } from "#app/platform/storage/storage.server.ts";
import type { Picture } from "#app/ui/media/picture.rules.ts";
import {
  CROPPABLE,
  type Crop,
  croppedSize,
  MIN_CROP_PIXELS,
  pointInCrop,
  pointInOriginal,
  UNCHANGED,
} from "./crop.rules.ts";
import { storeRenditions } from "./delivery/renditions.server.ts";
import { encode } from "./encoder/encoder.server.ts";
import { type Media, media, type PictureEdit } from "./media.table.ts";
import { VARIANTS_JOB } from "./media-jobs.rules.ts";
import { copyOriginal, fetchTo, removeLater } from "./originals.server.ts";
import { pictureOf } from "./pictures.ts";
import { fingerprint } from "./upload/duplicates.server.ts";
import { withWorkFolder } from "./upload/staging.server.ts";

type Cropping =
  | { before: Crop | null; version: number; isRestored: boolean }
  | "gone"
  | "changed"
  | "tooSmall";
type Original = PictureEdit["original"];

/** Drawings, animations and what has no rendition are shown as they came. */
function isCroppable({ contentType, variants, width, height }: Media): boolean {
  return CROPPABLE.some((type) => type === contentType) && variants.length > 0 && Boolean(width && height);
}

function originalOf({ edit, ...row }: Media): Original {
  if (edit) return edit.original;
  const { key, bytes, thumbhash, colour, contentHash, status, variants } = row;
  const size = { width: row.width ?? 1, height: row.height ?? 1 };
  return { key, bytes, ...size, thumbhash, colour, contentHash, status, variants };
}

export type CropView = { picture: Picture; crop: Crop; isCropped: boolean; version: number };

/** The original as it is shown beneath the frame; null when it cannot be cropped. */
export async function getCropView(_editor: Editor, id: string): Promise<CropView | null> {
  const row = await readRow(db(), id);
  if (!row || !isCroppable(row)) return null;
  const { width, height, variants, colour } = originalOf(row);
  const picture = pictureOf({ ...row, width, height, variants, colour }, DEFAULT_LOCALE);
  return (
    picture && {
      picture,
      crop: row.edit?.crop ?? UNCHANGED,
      isCropped: row.edit !== null,
      version: row.version,
    }
  );
}

/**
 * Always from the original, which is kept; `UNCHANGED` gives it back. The address stays, with a new version.
 * "changed": the file has another version than the editor saw.
 */
export async function cropMedia(editor: Editor, id: string, crop: Crop, seen: number): Promise<Cropping> {
  const row = await readRow(db(), id);
  if (!row || !isCroppable(row)) return "gone";
  if (row.version !== seen) return "changed";
  const original = originalOf(row);
  const present = row.edit?.crop ?? UNCHANGED;
  const isUnchanged = isSameCrop(crop, UNCHANGED);
  if (isSameCrop(crop, present))
    return { before: row.edit?.crop ?? null, version: seen, isRestored: isUnchanged };
  const { width, height } = croppedSize(original, crop);
  if (!isUnchanged && Math.min(width, height) < MIN_CROP_PIXELS) return "tooSmall";
  const isDone = isUnchanged ? await restoreOriginal(row, original) : await makeCrop(row, original, crop);
  if (!isDone) return "changed";
  await contentChanged("media");
  await logEvent(editor, isUnchanged ? "crop-undone" : "cropped", { about: `media ${id}` });
  log.info({ editor: editor.id, media: id, size: isUnchanged ? null : { width, height } }, "Picture cropped");
  return { before: row.edit?.crop ?? null, version: seen + 1, isRestored: isUnchanged };
}

const isSameCrop = (one: Crop, other: Crop): boolean =>
  Object.entries(other).every(([name, value]) => one[name as keyof Crop] === value);

function makeCrop(row: Media, original: Original, crop: Crop): Promise<boolean> {
  return withWorkFolder(async (outFolder) => {
    const path = join(outFolder, "original");
    const out = join(outFolder, "cropped");
    await fetchTo(path, { bucket: row.bucket, key: original.key });
    const made = await encode({ op: "crop", path, out, type: row.contentType, crop, outFolder });
    const { size: bytes } = await stat(out);
    const contentHash = await fingerprint(out);
    const kept = row.edit ? original : { ...original, key: await copyAside(row) };
    const { width, height, thumbhash, colour } = made;
    const edited = { bytes, contentHash, width, height, thumbhash, colour, status: "pending" as const };
    let isOver = false;
    let isWritten = false;
    try {
      isWritten = await storeRenditions(row.bucket, [made], async (tx, [variants = []]) => {
        const edit: PictureEdit = { crop, original: kept };
        if (!(await write(tx, row, { ...edited, variants, edit, ...focalOf(row, crop) }))) return false;
        await enqueue(VARIANTS_JOB, { id: row.id }, { tx });
        if (row.edit) await removeLater(tx, renditionsOf(row));
        isOver = true;
        await storage().putFile(row.bucket, row.key, out, optionsOf(row));
        return true;
      });
    } finally {
      if (!isWritten && !row.edit) {
        if (isOver) await copyOriginal({ ...row, key: kept.key }, row);
        await storage().remove(row.bucket, kept.key);
      }
    }
    return isWritten;
  });
}

async function restoreOriginal(row: Media, original: Original): Promise<boolean> {
  const { key, ...facts } = original;
  const isWritten = await storeRenditions(row.bucket, [], async (tx) => {
    const isIncomplete = facts.status !== "ready";
    const status = isIncomplete ? "pending" : "ready";
    if (!(await write(tx, row, { ...facts, status, edit: null, ...focalOf(row, UNCHANGED) }))) return false;
    if (isIncomplete) await enqueue(VARIANTS_JOB, { id: row.id }, { tx });
    await removeLater(tx, renditionsOf(row));
    await copyOriginal({ ...row, key }, row);
    return true;
  });
  if (isWritten) await storage().remove(row.bucket, key);
  return isWritten;
}

async function readRow(on: Transaction, id: string): Promise<Media | undefined> {
  const [row] = await on
    .select()
    .from(media)
    .where(and(eq(media.id, id), isNull(media.removedAt)));
  return row;
}

async function write(
  tx: Transaction,
  { id, version }: Media,
  values: Partial<typeof media.$inferInsert>,
): Promise<boolean> {
  const written = await tx
    .update(media)
    .set({ ...values, version: version + 1 })
    .where(and(eq(media.id, id), eq(media.version, version), isNull(media.removedAt)))
    .returning({ id: media.id });
  return written.length > 0;
}

/** The same spot of the picture. */
function focalOf(row: Media, crop: Crop): { focalX: number; focalY: number } {
  const original = originalOf(row);
  const seen = { x: row.focalX, y: row.focalY };
  const { x, y } = pointInCrop(pointInOriginal(seen, row.edit?.crop ?? UNCHANGED, original), crop, original);
  return { focalX: x, focalY: y };
}

async function copyAside(row: Media): Promise<string> {
  const folder = row.key.slice(0, row.key.lastIndexOf("/") + 1);
  const key = `${folder}${randomName()}${extname(row.key)}`;
  await copyOriginal(row, { ...row, key });
  return key;
}

const renditionsOf = ({ bucket, variants }: Media) => ({ bucket, keys: variants.map(({ key }) => key) });

const optionsOf = ({ contentType }: Media) => ({ contentType, cacheControl: CACHE_ORIGINAL });
