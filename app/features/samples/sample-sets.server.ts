import { and, asc, count, eq, getTableName, inArray, sql } from "drizzle-orm";
import type { Editor } from "#app/features/accounts/guard.server.ts";
import { getPictures, unknownMedia } from "#app/features/media/media.server.ts";
import { DEFAULT_LOCALE } from "#app/i18n/locales.ts";
import type { Words } from "#app/i18n/translated-words.ts";
import type { BaseVersion } from "#app/platform/base-version.ts";
import { readDraftRows } from "#app/platform/db/content-drafts.server.ts";
import { bringBackContent } from "#app/platform/db/content-trash.server.ts";
import { db } from "#app/platform/db/db.server.ts";
import type { Work } from "#app/platform/db/form-saving.server.ts";
import { bringBackRemoved, removeToTrash } from "#app/platform/db/removed-rows.server.ts";
import { recording } from "#app/platform/db/revisions.server.ts";
import { endPlace, saveRowOrder } from "#app/platform/db/row-order.ts";
import { readWithDrafts } from "#app/platform/db/seen-as-published.server.ts";
import { listTranslations } from "#app/platform/db/translations.server.ts";
import { contentChanged } from "#app/platform/http/content-tags.server.ts";
import { log } from "#app/platform/log.server.ts";
import { type ChangedWords, saveWords } from "#app/platform/translated-form.ts";
import type { Picture } from "#app/ui/picture.rules.ts";
import { sampleContent } from "./sample-content.server.ts";
import { ENTITY } from "./samples.server.ts";
import { gallerySamples, sampleImages } from "./samples.table.ts";

const PICTURES = getTableName(sampleImages);

export type SampleRow = { id: string; name: string; images: number; isActive: boolean };
export type ListedSampleImage = { id: string; url: string; picture: Picture | null };
export type SampleDetail = {
  id: string;
  words: Words<"name">;
  isActive: boolean;
  images: ListedSampleImage[];
  /** What was changed in its pictures is not published yet, and neither is what is changed next. */
  areHeld: boolean;
};

/** The sets in order, each with the number of its pictures. */
export async function listSampleRows(_editor: Editor): Promise<SampleRow[]> {
  return db()
    .select({
      id: gallerySamples.id,
      name: gallerySamples.name,
      isActive: gallerySamples.active,
      images: count(sampleImages.id),
    })
    .from(gallerySamples)
    .leftJoin(sampleImages, eq(sampleImages.sampleId, gallerySamples.id))
    .groupBy(gallerySamples.id)
    .orderBy(asc(gallerySamples.displayOrder), asc(gallerySamples.createdAt));
}

/** One set with everything that can be changed in it, and with what is not published yet. */
export const getSampleDetail = (editor: Editor, id: string): Promise<SampleDetail | null> =>
  readWithDrafts([{ kind: sampleContent, id }], () => readDetail(editor, id));

/** Whether a draft of a set says which pictures it has. */
export async function arePicturesHeld(_editor: Editor, id: string): Promise<boolean> {
  const drafts = (await readDraftRows(db(), sampleContent, [id])).get(id) ?? [];
  return drafts.some(({ changes }) => PICTURES in changes);
}

async function readDetail(editor: Editor, id: string): Promise<SampleDetail | null> {
  const [sample] = await db().select().from(gallerySamples).where(eq(gallerySamples.id, id));
  if (!sample) return null;
  const [images, { es, en }, areHeld] = await Promise.all([
    db()
      .select()
      .from(sampleImages)
      .where(eq(sampleImages.sampleId, id))
      .orderBy(asc(sampleImages.displayOrder), asc(sampleImages.id)),
    listTranslations(ENTITY, id),
    arePicturesHeld(editor, id),
  ]);
  const pictures = await getPictures(
    images.map(({ imageUrl }) => imageUrl),
    DEFAULT_LOCALE,
  );
  return {
    id,
    areHeld,
    isActive: sample.active,
    words: {
      "pt-BR": { name: sample.name },
      es: { name: es.name ?? "" },
      en: { name: en.name ?? "" },
    },
    images: images.map((image) => ({
      id: image.id,
      url: image.imageUrl,
      picture: pictures.get(image.imageUrl) ?? null,
    })),
  };
}

type Said = { words: ChangedWords<"name">; isActive: boolean };

/** The name in the languages in which it was changed, and whether it is shown. False when the set is gone. */
export async function saveSampleWords(
  editor: Editor,
  id: string,
  { words, isActive }: Said,
  baseVersion?: BaseVersion | undefined,
): Promise<boolean> {
  const save: Work<boolean> = async (tx, watch) => {
    await watch(sampleContent, id);
    const rows = await tx
      .update(gallerySamples)
      .set({ name: words["pt-BR"].name, active: isActive, updatedAt: sql`now()` })
      .where(eq(gallerySamples.id, id))
      .returning({ id: gallerySamples.id });
    if (rows.length > 0) await saveWords(tx, ENTITY, id, words);
    return rows.length > 0;
  };
  const isSaved = await recording(editor, save, { baseVersion, isDone: (isThere) => isThere });
  if (isSaved) await changed(editor, "Sample renamed", { sample: id });
  return isSaved;
}

export async function saveSampleOrder(editor: Editor, ids: string[]): Promise<void> {
  await recording(editor, async (tx, watch) => {
    await watch(sampleContent, ...ids);
    await saveRowOrder(tx, gallerySamples, ids);
  });
  await changed(editor, "Samples put in order", {});
}

/** Brings back sets or pictures. False when one of them is too late. */
export async function bringBackSamples(editor: Editor, names: string[]): Promise<boolean> {
  let areBack = names.length > 0;
  for (const name of names) areBack = (await bringBack(editor, name)) && areBack;
  await changed(editor, "Removal undone", {});
  return areBack;
}

/** A set from the trash, or a picture into its set. */
async function bringBack(editor: Editor, name: string): Promise<boolean> {
  if (await bringBackContent(editor, sampleContent, name)) return true;
  return recording(editor, async (_tx, watch) => {
    await watch.all(sampleContent);
    return bringBackRemoved(name);
  });
}

/** Adds pictures after the others. False when the set or a file is not there. */
export async function addSampleImages(
  editor: Editor,
  id: string,
  urls: string[],
  baseVersion?: BaseVersion | undefined,
): Promise<boolean> {
  if ((await unknownMedia(urls)).length > 0) return false;
  const add: Work<boolean> = async (tx, watch) => {
    await watch(sampleContent, id);
    const [sample] = await tx.select().from(gallerySamples).where(eq(gallerySamples.id, id)).for("update");
    if (!sample) return false;
    const first = await endPlace(tx, sampleImages, "last", eq(sampleImages.sampleId, id));
    await tx
      .insert(sampleImages)
      .values(urls.map((imageUrl, at) => ({ sampleId: id, imageUrl, displayOrder: first + at })));
    return true;
  };
  const isAdded = await recording(editor, add, { baseVersion, isDone: (isThere) => isThere });
  if (isAdded) await changed(editor, "Sample images added", { sample: id, images: urls.length });
  return isAdded;
}

/** Takes pictures out of their set; answers the names under which they can be brought back. */
export async function removeSampleImages(editor: Editor, ids: string[]): Promise<string[]> {
  const names = await recording(editor, async (tx, watch) => {
    const found = await tx
      .select({ id: sampleImages.id, sampleId: sampleImages.sampleId })
      .from(sampleImages)
      .where(inArray(sampleImages.id, ids));
    await watch(sampleContent, ...new Set(found.map(({ sampleId }) => sampleId)));
    const kept: string[] = [];
    for (const { id } of found) {
      const name = await removeToTrash(tx, { table: sampleImages, id });
      if (name) kept.push(name);
    }
    return kept;
  });
  if (names.length > 0) await changed(editor, "Sample images removed", { images: names.length });
  return names;
}

/** Takes pictures out of a set in its draft: to bring them back it is discarded. */
export async function holdRemovalOfImages(
  editor: Editor,
  id: string,
  ids: string[],
  baseVersion: BaseVersion,
): Promise<void> {
  const remove: Work<void> = async (tx, watch) => {
    await watch(sampleContent, id);
    await tx.delete(sampleImages).where(and(eq(sampleImages.sampleId, id), inArray(sampleImages.id, ids)));
  };
  await recording(editor, remove, { baseVersion });
}

export async function saveSampleImageOrder(
  editor: Editor,
  id: string,
  ids: string[],
  baseVersion?: BaseVersion | undefined,
): Promise<void> {
  const save: Work<void> = async (tx, watch) => {
    await watch(sampleContent, id);
    await saveRowOrder(tx, sampleImages, ids, eq(sampleImages.sampleId, id));
  };
  await recording(editor, save, { baseVersion });
  await changed(editor, "Sample images put in order", { sample: id });
}

async function changed(editor: Editor, what: string, about: object): Promise<void> {
  await contentChanged("samples");
  log.info({ editor: editor.id, ...about }, what);
}
