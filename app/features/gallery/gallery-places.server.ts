import { asc, eq, sql } from "drizzle-orm";
import type { Editor } from "#app/features/accounts/guard.server.ts";
import { getPictures } from "#app/features/media/media.server.ts";
import { mediaContent } from "#app/features/media/media-content.server.ts";
import { fileIds, listAltWords, writeAltWords } from "#app/features/media/media-words.server.ts";
import { getSettings } from "#app/features/settings/settings.server.ts";
import { DEFAULT_LOCALE, inEachLocale, TRANSLATED_LOCALES, wordsIn } from "#app/i18n/locales.ts";
import { emptyWords, type Words } from "#app/i18n/translated-words.ts";
import type { BaseVersion } from "#app/platform/base-version.ts";
import { bringBackContent, removeContent } from "#app/platform/db/content-trash.server.ts";
import { db, type Transaction } from "#app/platform/db/db.server.ts";
import type { Work } from "#app/platform/db/form-saving.server.ts";
import { recording } from "#app/platform/db/revisions.server.ts";
import { everyDraftOf, readWithDrafts } from "#app/platform/db/seen-as-published.server.ts";
import { listWords, saveTranslation } from "#app/platform/db/translations.server.ts";
import { contentChanged } from "#app/platform/http/content-tags.server.ts";
import { log } from "#app/platform/log.server.ts";
import { type ChangedWords, saveWords } from "#app/platform/translated-form.ts";
import type { Picture } from "#app/ui/picture.rules.ts";
import { type BuiltIn, captionOf, DEFAULT_LEFT, DEFAULT_MAIN } from "./gallery.defaults.ts";
import { LEFT_PLACES, MAIN_PLACE, shownPlaces, writtenLeft } from "./gallery.rules.ts";
import { ENTITY, lockGallery } from "./gallery.server.ts";
import { type GalleryImage, galleryImages } from "./gallery.table.ts";
import { galleryContent } from "./gallery-content.server.ts";

const BUILT_IN = [...DEFAULT_LEFT, DEFAULT_MAIN];

/** One of the five places as the owner sees it. */
export type GalleryPlace = {
  /** The stored row; the address when a built-in picture stands in. */
  id: string;
  isStored: boolean;
  isBuiltIn: boolean;
  url: string;
  picture: Picture | null;
  title: Words<"title">;
  /** `null` for a built-in picture, which has its own words. */
  alt: Words<"alt"> | null;
  /** The file of the library; `null` for a built-in picture. */
  fileId: string | null;
};

/** The five with what is not published yet. */
export async function listUnpublishedPlaces(editor: Editor): Promise<GalleryPlace[]> {
  return readWithDrafts(await everyDraftOf(galleryContent, mediaContent), () => listGalleryPlaces(editor));
}

export async function listGalleryPlaces(editor: Editor): Promise<GalleryPlace[]> {
  const active = await activeRows(db());
  const ids = placesOf(active);
  const rows = new Map(active.map((row) => [row.id, row]));
  const urls = ids.map((id) => rows.get(id)?.url ?? id);
  const [pictures, alts, files, { brand }] = await Promise.all([
    getPictures(urls, DEFAULT_LOCALE),
    listAltWords(editor, urls),
    fileIds(editor, urls),
    getSettings(DEFAULT_LOCALE),
  ]);
  return Promise.all(
    ids.map(async (id, place) => {
      const url = urls[place] ?? "";
      const row = rows.get(id);
      return {
        id,
        isStored: row !== undefined,
        isBuiltIn: builtInOf(url) !== undefined,
        url,
        picture: pictures.get(url) ?? null,
        title: row ? await titleOf(row) : builtInTitle(url, brand.name),
        alt: alts.get(url) ?? null,
        fileId: files.get(url) ?? null,
      };
    }),
  );
}

const titleOf = ({ id, title }: GalleryImage): Promise<Words<"title">> => listWords(ENTITY, id, { title });

function builtInTitle(url: string, brand: string): Words<"title"> {
  const builtIn = builtInOf(url);
  if (!builtIn) return emptyWords(["title"]);
  const title = captionOf(builtIn, brand);
  return inEachLocale((locale) => ({ title: wordsIn(title, locale) }));
}

/** Puts the five in another order. False when the gallery changed meanwhile. */
export async function saveGalleryOrder(editor: Editor, ids: string[]): Promise<boolean> {
  const isSaved = await recording(editor, async (tx, watch) => {
    await lockGallery(tx);
    await watch.all(galleryContent);
    const shown = placesOf(await activeRows(tx));
    if (shown.length !== ids.length || shown.some((id) => !ids.includes(id))) return false;
    await arrange(tx, ids);
    return true;
  });
  if (isSaved) await changed(editor, "Gallery put in order", {});
  return isSaved;
}

/**
 * Writes the places as they are to be seen. A built-in picture becomes a row where it stands before a stored one,
 * because the places that are left free fill up from the end.
 */
export async function arrange(tx: Transaction, ids: string[]): Promise<void> {
  const main = ids[MAIN_PLACE] ?? DEFAULT_MAIN.url;
  const left = writtenLeft(
    ids.slice(0, MAIN_PLACE),
    DEFAULT_LEFT.map(({ url }) => url),
  );
  await tx
    .update(galleryImages)
    .set({ orderIndex: sql`${galleryImages.orderIndex} + ${LEFT_PLACES}` })
    .where(eq(galleryImages.position, "left"));
  for (const [orderIndex, id] of left.entries()) {
    const values = { position: "left", orderIndex, active: true } as const;
    await write(tx, id, values);
  }
  if (main !== DEFAULT_MAIN.url) await write(tx, main, { position: "right", orderIndex: null, active: true });
}

type Placed = Pick<GalleryImage, "position" | "orderIndex" | "active">;

export async function write(tx: Transaction, id: string, placed: Placed): Promise<void> {
  const builtIn = builtInOf(id);
  if (!builtIn) return void (await tx.update(galleryImages).set(placed).where(eq(galleryImages.id, id)));
  const { url } = builtIn;
  const title = captionOf(builtIn, (await getSettings(DEFAULT_LOCALE)).brand.name);
  const [row] = await tx
    .insert(galleryImages)
    .values({ ...placed, url, title: wordsIn(title, DEFAULT_LOCALE) })
    .returning();
  for (const locale of TRANSLATED_LOCALES)
    if (row) await saveTranslation(tx, ENTITY, row.id, locale, { title: wordsIn(title, locale) });
}

/** Takes a picture away; answers the name under which it can be brought back. */
export async function removeGalleryPlace(editor: Editor, id: string): Promise<string | null> {
  const kept = await removeContent(editor, galleryContent, id);
  if (kept) await changed(editor, "Gallery image removed", { galleryImage: id });
  return kept;
}

export async function bringBackGalleryImage(editor: Editor, name: string): Promise<boolean> {
  const isBack = await bringBackContent(editor, galleryContent, name);
  if (isBack) await changed(editor, "Removal of a gallery image undone", {});
  return isBack;
}

type PictureWords = { title: ChangedWords<"title">; alt: ChangedWords<"alt"> };

/** What stands below a picture and what it shows. False when it is no longer there. */
export async function saveGalleryWords(
  editor: Editor,
  id: string,
  words: PictureWords,
  baseVersion?: BaseVersion | undefined,
): Promise<boolean> {
  const save: Work<boolean> = async (tx, watch) => {
    await watch(galleryContent, id);
    const [row] = await tx
      .update(galleryImages)
      .set({ title: words.title[DEFAULT_LOCALE].title, updatedAt: sql`now()` })
      .where(eq(galleryImages.id, id))
      .returning({ url: galleryImages.url });
    if (!row) return false;
    await saveWords(tx, ENTITY, id, words.title);
    await writeAltWords(tx, watch, row.url, words.alt);
    return true;
  };
  const isSaved = await recording(editor, save, { baseVersion, isDone: (isThere) => isThere });
  if (!isSaved) return false;
  await contentChanged("media");
  await changed(editor, "Words of a gallery image saved", { galleryImage: id });
  return true;
}

export function activeRows(on: Transaction): Promise<GalleryImage[]> {
  return on
    .select()
    .from(galleryImages)
    .where(eq(galleryImages.active, true))
    .orderBy(asc(galleryImages.position), asc(galleryImages.orderIndex));
}

/** Ids of the five places; the address where a built-in picture stands in. */
export function placesOf(rows: GalleryImage[]): string[] {
  const left = rows.filter(({ position }) => position === "left").map(({ id }) => id);
  const main = rows.find(({ position }) => position === "right")?.id;
  return shownPlaces(
    left,
    main,
    DEFAULT_LEFT.map(({ url }) => url),
    DEFAULT_MAIN.url,
  );
}

export function builtInOf(url: string): BuiltIn | undefined {
  return BUILT_IN.find((builtIn) => builtIn.url === url);
}

export async function changed(editor: Editor, what: string, about: object): Promise<void> {
  await contentChanged("gallery");
  log.info({ editor: editor.id, ...about }, what);
}
