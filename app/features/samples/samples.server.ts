import type { Editor } from "#app/accounts/guard.server.ts";
import { type ContentItem, getItem, listContent, listItems } from "#app/content/content.server.ts";
import { changeContent, saveContent } from "#app/content/content-editing.server.ts";
import { kindOf } from "#app/content/content-kind.server.ts";
import type { ContentType } from "#app/content/define-content.ts";
import { outdatedContent } from "#app/content/outdated-content.server.ts";
import { DEFAULT_LOCALE, inEachLocale, type Locale, siteLocale } from "#app/i18n/locales.ts";
import type { OutdatedText, Words } from "#app/i18n/translated-words.ts";
import { getPictures, unknownMedia } from "#app/media/media.server.ts";
import type { BaseVersion } from "#app/platform/base-version.ts";
import { readDraftRows } from "#app/platform/db/content/content-drafts.server.ts";
import { saveOrder } from "#app/platform/db/content/content-order.server.ts";
import { removeContent, undeleteContent } from "#app/platform/db/content/content-trash.server.ts";
import { readWithDrafts } from "#app/platform/db/content/read-with-drafts.server.ts";
import { db } from "#app/platform/db/db.server.ts";
import { usesContent } from "#app/platform/http/cache/content-tags.server.ts";
import { idFrom } from "#app/platform/ids.ts";
import type { ChangedWords } from "#app/platform/translated-form.ts";
import type { Picture } from "#app/ui/media/picture.rules.ts";
import { samples } from "./samples.content.ts";

const TYPE = samples as unknown as ContentType;

export type SampleImage = { id: string; url: string; picture: Picture | null };
export type SampleSet = { id: string; name: string; images: SampleImage[] };
export type SampleRow = { id: string; name: string; images: number; isActive: boolean };
export type SampleDetail = {
  id: string;
  words: Words<"name">;
  isActive: boolean;
  images: SampleImage[];
  areHeld: boolean;
  outdated: OutdatedText[];
};

export async function listSamples(locale: Locale): Promise<SampleSet[]> {
  usesContent("media");
  const sets = await listContent(samples, locale);
  const pictures = await getPictures(
    sets.flatMap(({ images }) => images),
    locale,
  );
  return sets.map(({ id, name, images }) => ({ id, name, images: named(id, images, pictures) }));
}

/** A picture may be in a set twice, so ids are numbered. */
const named = (id: string, urls: string[], pictures: Map<string, Picture>): SampleImage[] =>
  idsOf(id, urls).map((image, at) => {
    const url = urls[at] ?? "";
    return { id: image, url, picture: pictures.get(url) ?? null };
  });

const idsOf = (id: string, urls: string[]): string[] =>
  urls.map((url, at) => idFrom(`${id} ${url} ${urls.slice(0, at).filter((other) => other === url).length}`));

export async function listSampleRows(_editor: Editor): Promise<SampleRow[]> {
  return (await listItems(samples)).map(({ id, active, entry }) => ({
    ...{ id, isActive: active, name: entry.name, images: entry.images.length },
  }));
}

export async function getSampleDetail(editor: Editor, id: string): Promise<SampleDetail | null> {
  const item = await readWithDrafts([{ kind: kindOf(TYPE), id }], () => getItem(samples, id));
  if (!item) return null;
  const { images } = item.entry;
  const [pictures, areHeld, outdated] = await Promise.all([
    getPictures(images, DEFAULT_LOCALE),
    hasDraftedPictures(editor, id),
    outdatedContent(TYPE, [id]),
  ]);
  const words = item.words as ContentItem["words"] & Words<"name">;
  return { id, areHeld, outdated, isActive: item.active, words, images: named(id, images, pictures) };
}

export async function hasDraftedPictures(_editor: Editor, id: string): Promise<boolean> {
  const drafts = (await readDraftRows(db(), kindOf(TYPE), [id])).get(id) ?? [];
  return drafts.some(({ changes }) => "images" in changes);
}

type Base = BaseVersion | undefined;

export const inOwnLanguage = (name: string): ChangedWords<"name"> =>
  inEachLocale((locale) => (locale === siteLocale() ? { name } : {}));

export async function createSample(
  editor: Editor,
  { name }: { name: string },
  baseVersion?: Base,
): Promise<{ id: string }> {
  const facts = { active: true, images: [] };
  const made = await saveContent(editor, TYPE, {
    id: null,
    facts,
    changed: inOwnLanguage(name),
    baseVersion,
  });
  if (typeof made === "string") throw new Error("The sample was not inserted");
  return made;
}

type SampleEdit = { words: ChangedWords<"name">; isActive?: boolean };

export async function saveSample(
  editor: Editor,
  id: string,
  { words, isActive }: SampleEdit,
  baseVersion?: Base,
): Promise<boolean> {
  const facts = isActive === undefined ? {} : { active: isActive };
  return (await saveContent(editor, TYPE, { id, facts, changed: words, baseVersion })) !== "gone";
}

export const removeSample = (editor: Editor, id: string) => removeContent(editor, kindOf(TYPE), id);

export const saveSampleOrder = (editor: Editor, ids: string[]) => saveOrder(editor, kindOf(TYPE), ids);

const changeImages = (editor: Editor, id: string, change: (urls: string[]) => string[], baseVersion?: Base) =>
  changeContent(editor, TYPE, { id, baseVersion }, ({ images }) => ({ images: change(images as string[]) }));

export async function addSampleImages(editor: Editor, id: string, urls: string[], baseVersion?: Base) {
  if ((await unknownMedia(urls)).length > 0) return false;
  return changeImages(editor, id, (before) => [...before, ...urls], baseVersion);
}

export const saveSampleImageOrder = (editor: Editor, id: string, ids: string[], baseVersion?: Base) =>
  changeImages(
    editor,
    id,
    (before) => {
      const known = idsOf(id, before);
      const places = [...new Set(ids)].map((one) => known.indexOf(one)).filter((at) => at >= 0);
      const rest = before.filter((_url, at) => !places.includes(at));
      return [...places.map((at) => before[at] ?? ""), ...rest];
    },
    baseVersion,
  );

export async function removeSampleImages(
  editor: Editor,
  id: string,
  ids: string[],
  baseVersion?: Base,
): Promise<string[]> {
  let removed: string[] = [];
  await changeImages(
    editor,
    id,
    (before) => {
      const known = idsOf(id, before);
      const isMeant = (at: number) => ids.includes(known[at] ?? "");
      removed = before.flatMap((url, at) =>
        isMeant(at) ? [[id, at, encodeURIComponent(url)].join(" ")] : [],
      );
      return before.filter((_url, at) => !isMeant(at));
    },
    baseVersion,
  );
  return removed;
}

export async function undeleteSamples(editor: Editor, names: string[]): Promise<boolean> {
  let areBack = names.length > 0;
  for (const name of names) areBack = (await undelete(editor, name)) && areBack;
  return areBack;
}

async function undelete(editor: Editor, name: string): Promise<boolean> {
  const [id = "", place, address] = name.split(" ");
  if (!address) return undeleteContent(editor, kindOf(TYPE), id);
  const url = decodeURIComponent(address);
  if ((await unknownMedia([url])).length > 0) return false;
  return changeImages(editor, id, (before) => before.toSpliced(Number(place), 0, url));
}
