import type { Editor } from "#app/accounts/guard.server.ts";
import { type ContentItem, getItem, listItems } from "#app/content/content.server.ts";
import { kindOf } from "#app/content/content-kind.server.ts";
import type { ContentType } from "#app/content/define-content.ts";
import { outdatedContent } from "#app/content/outdated-content.server.ts";
import { getSettings } from "#app/features/settings/settings.server.ts";
import { DEFAULT_LOCALE, inEachLocale, wordsIn } from "#app/i18n/locales.ts";
import { emptyWords, type OutdatedText, type Words } from "#app/i18n/translated-words.ts";
import { getPictures } from "#app/media/media.server.ts";
import { mediaContent } from "#app/media/media-content.server.ts";
import { fileIds, listMediaWords, writeMediaWords } from "#app/media/media-words.server.ts";
import type { BaseVersion } from "#app/platform/base-version.ts";
import { insertDocument, writeDocument } from "#app/platform/db/content/content-documents.server.ts";
import type { Work } from "#app/platform/db/content/form-saving.server.ts";
import { listOutdated } from "#app/platform/db/content/outdated-texts.server.ts";
import { everyDraftOf, readWithDrafts } from "#app/platform/db/content/read-with-drafts.server.ts";
import { withRevisions } from "#app/platform/db/content/revisions.server.ts";
import type { Transaction } from "#app/platform/db/db.server.ts";
import { log } from "#app/platform/log.server.ts";
import type { ChangedWords } from "#app/platform/translated-form.ts";
import type { Picture } from "#app/ui/media/picture.rules.ts";
import { gallery } from "./gallery.content.ts";
import { type BuiltIn, captionOf, DEFAULT_LEFT, DEFAULT_MAIN } from "./gallery.defaults.ts";
import { MAIN_PLACE, shownPlaces, writtenLeft } from "./gallery.rules.ts";

const BUILT_IN = [...DEFAULT_LEFT, DEFAULT_MAIN];
const LEFT_URLS = DEFAULT_LEFT.map(({ url }) => url);
export const KIND = kindOf(gallery);

type GalleryImage = ContentItem<typeof gallery.fields>;

export type GalleryPlace = {
  /** The address for a built-in picture. */
  id: string;
  isStored: boolean;
  isBuiltIn: boolean;
  url: string;
  picture: Picture | null;
  title: Words<"title">;
  alt: Words<"alt"> | null;
  fileId: string | null;
  outdated: OutdatedText[];
};

export async function listUnpublishedPlaces(editor: Editor): Promise<GalleryPlace[]> {
  return readWithDrafts(await everyDraftOf(KIND, mediaContent), () => listGalleryPlaces(editor));
}

export async function listGalleryPlaces(editor: Editor): Promise<GalleryPlace[]> {
  const shown = await shownImages();
  const ids = placesOf(shown);
  const images = new Map(shown.map((image) => [image.id, image]));
  const urls = ids.map((id) => images.get(id)?.entry.url ?? id);
  const [pictures, alts, files, { brand }] = await Promise.all([
    getPictures(urls, DEFAULT_LOCALE),
    listMediaWords(editor, urls),
    fileIds(editor, urls),
    getSettings(DEFAULT_LOCALE),
  ]);
  const [titles, words] = await Promise.all([
    outdatedContent(gallery as unknown as ContentType, [...images.keys()]),
    listOutdated(mediaContent, [...files.values()]),
  ]);
  return ids.map((id, place) => {
    const url = urls[place] ?? "";
    const image = images.get(id);
    return {
      id,
      isStored: image !== undefined,
      isBuiltIn: builtInOf(url) !== undefined,
      url,
      picture: pictures.get(url) ?? null,
      title: (image?.words as Words<"title"> | undefined) ?? builtInTitle(url, brand.name),
      alt: alts.get(url) ?? null,
      fileId: files.get(url) ?? null,
      outdated: [
        ...titles.filter((text) => text.id === id),
        ...words.filter((text) => text.id === files.get(url) && text.field === "alt"),
      ],
    };
  });
}

function builtInTitle(url: string, brand: string): Words<"title"> {
  const builtIn = builtInOf(url);
  if (!builtIn) return emptyWords(["title"]);
  const title = captionOf(builtIn, brand);
  return inEachLocale((locale) => ({ title: wordsIn(title, locale) }));
}

export const saveGalleryOrder = (editor: Editor, ids: string[]): Promise<boolean> =>
  edited(editor, "Gallery put in order", async (tx, watch) => {
    await watch.all(KIND);
    const shown = placesOf(await shownImages());
    if (shown.length !== ids.length || shown.some((id) => !ids.includes(id))) return false;
    await arrange(tx, ids);
    return true;
  });

/** Built-in pictures before a stored one become documents, because empty places are filled from the end. */
export async function arrange(tx: Transaction, ids: string[]): Promise<void> {
  const main = ids[MAIN_PLACE] ?? DEFAULT_MAIN.url;
  const left = writtenLeft(ids.slice(0, MAIN_PLACE), LEFT_URLS);
  const beyond = (await shownImages()).filter(
    ({ id, entry }) => entry.position === "left" && !ids.includes(id),
  );
  for (const [at, id] of [...left, ...beyond.map(({ id }) => id)].entries())
    await write(tx, id, { position: "left", displayOrder: at + 1 });
  if (main !== DEFAULT_MAIN.url) await write(tx, main, { position: "right", displayOrder: MAIN_PLACE + 1 });
}

type Placed = { position: "left" | "right"; displayOrder?: number };

export async function write(tx: Transaction, id: string, placed: Placed): Promise<void> {
  const all = { ...placed, active: true };
  const builtIn = builtInOf(id);
  if (!builtIn) return void (await writeDocument(tx, KIND.document, id, { all }));
  const title = captionOf(builtIn, (await getSettings(DEFAULT_LOCALE)).brand.name);
  const words = inEachLocale((locale) => ({ title: wordsIn(title, locale) }));
  await insertDocument(tx, KIND.document, { all: { ...all, url: builtIn.url }, ...words });
}

type PictureWords = { title: ChangedWords<"title">; alt: ChangedWords<"alt"> };

export async function saveGalleryWords(
  editor: Editor,
  id: string,
  words: PictureWords,
  baseVersion?: BaseVersion | undefined,
): Promise<boolean> {
  const save: Work<boolean> = async (tx, watch) => {
    await watch(KIND, id);
    const image = await getItem(gallery, id);
    if (!image) return false;
    await writeDocument(tx, KIND.document, id, words.title);
    await writeMediaWords(tx, watch, image.entry.url ?? "", words.alt);
    return true;
  };
  return edited(editor, "Words of a gallery image saved", save, baseVersion);
}

export const shownImages = async (): Promise<GalleryImage[]> =>
  (await listItems(gallery)).filter(({ active }) => active);

/** The address for a built-in picture. */
export function placesOf(images: GalleryImage[]): string[] {
  const on = (side: string) => images.filter(({ entry }) => entry.position === side).map(({ id }) => id);
  return shownPlaces(on("left"), on("right")[0], LEFT_URLS, DEFAULT_MAIN.url);
}

export function builtInOf(url: string | null): BuiltIn | undefined {
  return BUILT_IN.find((builtIn) => builtIn.url === url);
}

export async function edited<T>(
  editor: Editor,
  what: string,
  work: Work<T>,
  baseVersion?: BaseVersion | undefined,
): Promise<T> {
  const result = await withRevisions(editor, work, { baseVersion, isDone: (done) => done !== false });
  log.info({ editor: editor.id }, what);
  return result;
}
