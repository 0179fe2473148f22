import type { Editor } from "#app/accounts/guard.server.ts";
import { type ContentItem, listItems } from "#app/content/content.server.ts";
import { kindOf } from "#app/content/content-kind.server.ts";
import { getSettings } from "#app/features/settings/settings.server.ts";
import { DEFAULT_LOCALE, type Locale } from "#app/i18n/locales.ts";
import { builtInPicture } from "#app/media/built-in-pictures.ts";
import { builtInFilm, getFilm } from "#app/media/delivery/films.server.ts";
import { getPictures } from "#app/media/media.server.ts";
import type { BaseVersion } from "#app/platform/base-version.ts";
import { insertDocument, writeDocument } from "#app/platform/db/content/content-documents.server.ts";
import type { Work } from "#app/platform/db/content/form-saving.server.ts";
import { everyDraftOf, readWithDrafts } from "#app/platform/db/content/read-with-drafts.server.ts";
import { withRevisions } from "#app/platform/db/content/revisions.server.ts";
import type { Transaction } from "#app/platform/db/db.server.ts";
import { cachedValue } from "#app/platform/http/cache/cached-values.server.ts";
import { contentOrDefault, keyOf, usesContent } from "#app/platform/http/cache/content-tags.server.ts";
import { log } from "#app/platform/log.server.ts";
import type { ChangedWords } from "#app/platform/translated-form.ts";
import type { Picture } from "#app/ui/media/picture.rules.ts";
import { heroVideo } from "./hero-video.content.ts";
import {
  HERO_WORDS,
  type HeroWord,
  readVideoAddress,
  VEIL_LIMITS,
  type VideoType,
} from "./hero-video.rules.ts";

const KIND = kindOf(heroVideo);

export type HeroFilm = {
  kind: VideoType;
  url: string;
  embedUrl?: string;
  lightUrl?: string;
  poster: Picture | null;
  title: string;
  subtitle: string;
  captionName: string;
  caption: string;
  veil: number;
  /** ISO 8601; undefined for the built-in film. */
  since?: string;
};

/** `null` when none is saved or on a read error, which is logged; the built-in film is shown then. */
export async function getHeroVideo(locale: Locale): Promise<HeroFilm | null> {
  usesContent("media");
  return contentOrDefault(null, "The hero video could not be read; the default film is shown", async () => {
    const shown = await cachedValue("hero film", [keyOf("content", heroVideo.type), "settings"], shownFilm);
    if (!shown) return null;
    const { entry, words, createdAt } = shown;
    const said = saidIn((word) => words[locale][word] || entry[word]);
    return { ...(await filmOf({ ...entry, ...said }, locale)), since: createdAt.toISOString() };
  });
}

const shownFilm = async () => (await listItems(heroVideo)).find(({ active }) => active);

const saidIn = (wordIn: (word: HeroWord) => string) =>
  Object.fromEntries(HERO_WORDS.map((word) => [word, wordIn(word)])) as Record<HeroWord, string>;

type Row = { url: string; poster?: string | null; veil?: number | null } & Partial<Record<HeroWord, string>>;

export async function filmOf({ url, poster, veil, ...words }: Row, locale: Locale): Promise<HeroFilm> {
  const { type, embedUrl } = readVideoAddress(url) ?? { type: "mp4" };
  const file = type === "mp4" ? (builtInFilm(url, locale) ?? (await getFilm(url, locale))) : null;
  return {
    kind: type,
    url: file?.url ?? url,
    ...(embedUrl && { embedUrl }),
    ...(file?.lightUrl && { lightUrl: file.lightUrl }),
    poster:
      (await pictureAt(poster, locale)) ??
      (type === "mp4" ? (file?.poster ?? null) : await brandPicture(locale)),
    veil: veil ?? VEIL_LIMITS.min,
    ...saidIn((word) => words[word] ?? ""),
  };
}

async function pictureAt(url: string | null | undefined, locale: Locale): Promise<Picture | null> {
  return url ? ((await getPictures([url], locale)).get(url) ?? null) : null;
}

/** Nothing is loaded from YouTube or Vimeo before play, so the poster is the brand's own picture, if any. */
async function brandPicture(locale: Locale): Promise<Picture | null> {
  const { sharePicture } = (await getSettings(locale)).brand;
  if (sharePicture === "" || builtInPicture(sharePicture, locale)) return null;
  return pictureAt(sharePicture, locale);
}

export type EditedFilm = ContentItem<typeof heroVideo.fields> & { film: HeroFilm };

export async function getUnpublishedFilm(_editor: Editor): Promise<EditedFilm | null> {
  return readWithDrafts(await everyDraftOf(KIND), async () => {
    const shown = await shownFilm();
    return shown ? { ...shown, film: await filmOf(shown.entry, DEFAULT_LOCALE) } : null;
  });
}

export type HeroVideoForm = Pick<EditedFilm["entry"], "url" | "poster" | "veil"> & {
  /** All of them for another address, which is another document. */
  words: ChangedWords<HeroWord>;
};

export async function saveHeroVideo(
  editor: Editor,
  { url, poster, veil, words }: HeroVideoForm,
  baseVersion?: BaseVersion | undefined,
): Promise<void> {
  const save: Work<string> = async (tx, watch) => {
    await watch.all(KIND);
    const id = String(await idOf(url));
    const all = { url, poster: poster || null, veil, active: true };
    await writeDocument(tx, KIND.document, id, { all, ...words });
    return id;
  };
  const id = await withRevisions(editor, save, { baseVersion, make: (tx) => makeHidden(tx, url) });
  log.info({ editor: editor.id, heroVideo: id }, "Hero video saved");
}

/** A new film is created hidden; its draft shows it. */
async function makeHidden(tx: Transaction, url: string): Promise<string | null> {
  if (await idOf(url)) return null;
  return insertDocument(tx, KIND.document, { all: { url, active: false } });
}

const idOf = async (url: string) =>
  (await listItems(heroVideo)).find(({ entry }) => entry.url === url)?.id ?? null;
