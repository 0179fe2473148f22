import { and, desc, eq, ne, sql } from "drizzle-orm";
import type { Editor } from "#app/features/accounts/guard.server.ts";
import { builtInPicture } from "#app/features/media/built-in-pictures.ts";
import { type Film, getFilm } from "#app/features/media/films.server.ts";
import { getPictures } from "#app/features/media/media.server.ts";
import { getSettings } from "#app/features/settings/settings.server.ts";
import { DEFAULT_LOCALE, LOCALES, type Locale, TRANSLATED_LOCALES } from "#app/i18n/locales.ts";
import type { BaseVersion } from "#app/platform/base-version.ts";
import { db, type Transaction } from "#app/platform/db/db.server.ts";
import type { Work } from "#app/platform/db/form-saving.server.ts";
import { recording } from "#app/platform/db/revisions.server.ts";
import { everyDraftOf, readWithDrafts } from "#app/platform/db/seen-as-published.server.ts";
import { listWords, saveTranslation, translated } from "#app/platform/db/translations.server.ts";
import { contentChanged, reportContentUnread, usesContent } from "#app/platform/http/content-tags.server.ts";
import { log } from "#app/platform/log.server.ts";
import type { Picture } from "#app/ui/picture.rules.ts";
import {
  EMPTY_HERO_FORM,
  HERO_VIDEO_LIMIT,
  type HeroVideoForm,
  heroField,
  readVideoAddress,
  type VideoType,
} from "./hero-video.rules.ts";
import { heroVideos } from "./hero-video.table.ts";
import { heroVideoContent } from "./hero-video-content.server.ts";

export const ENTITY = "hero_videos";
const FIELDS = ["title", "subtitle"] as const;
const BUILT_IN_FILM = /^\/media\/([\w-]+)\.mp4$/;

/** The film of the main pages, in a language, with everything a player needs. */
export type HeroFilm = {
  kind: VideoType;
  url: string;
  /** The player's address, for YouTube and Vimeo. */
  embedUrl?: string;
  /** A lighter rendition for small screens, when there is one. */
  lightUrl?: string;
  poster: Picture | null;
  title: string;
  subtitle: string;
  /** When it was saved (ISO 8601); the built-in film was always there. */
  since?: string;
};

/** The newest active film, or `null`: nothing saved, or a failed read, which is logged. The default is then shown. */
export async function getHeroVideo(locale: Locale): Promise<HeroFilm | null> {
  usesContent("hero-video", "media");
  try {
    const rows = await db()
      .select()
      .from(heroVideos)
      .where(eq(heroVideos.active, true))
      .orderBy(desc(heroVideos.createdAt))
      .limit(HERO_VIDEO_LIMIT);
    const [row] = await translated(ENTITY, rows, locale, FIELDS);
    return row ? { ...(await filmOf(row, locale)), since: row.createdAt.toISOString() } : null;
  } catch (error) {
    reportContentUnread(error, "The hero video could not be read; the default film is shown");
    return null;
  }
}

type Row = { url: string; title: string; subtitle: string };

export async function filmOf({ url, title, subtitle }: Row, locale: Locale): Promise<HeroFilm> {
  const { type, embedUrl } = readVideoAddress(url) ?? { type: "mp4" };
  const file = type === "mp4" ? (builtInFilm(url, locale) ?? (await getFilm(url, locale))) : null;
  return {
    kind: type,
    url: file?.url ?? url,
    ...(embedUrl && { embedUrl }),
    ...(file?.lightUrl && { lightUrl: file.lightUrl }),
    poster: type === "mp4" ? (file?.poster ?? null) : await brandPicture(locale),
    title,
    subtitle,
  };
}

/**
 * Another company's film shows nothing of itself before the visitor asks for it: the brand's own picture stands in, and
 * where it has none, nothing does.
 */
async function brandPicture(locale: Locale): Promise<Picture | null> {
  const { sharePicture } = (await getSettings(locale)).brand;
  if (sharePicture === "" || builtInPicture(sharePicture, locale)) return null;
  return (await getPictures([sharePicture], locale)).get(sharePicture) ?? null;
}

/** A film that comes with the product lies beside its poster and its lighter rendition. */
function builtInFilm(url: string, locale: Locale): Film | null {
  const [, name] = BUILT_IN_FILM.exec(url) ?? [];
  const poster = name ? builtInPicture(`/media/${name}-poster.jpg`, locale) : null;
  return poster && { url, lightUrl: `/media/${name}-light.mp4`, poster };
}

/** The film that the administration's form is about, with what is not published yet: a draft may show another one. */
export async function getUnpublishedFilm(editor: Editor): Promise<EditedFilm | null> {
  return readWithDrafts(await everyDraftOf(heroVideoContent), () => getShownFilm(editor));
}

export type EditedFilm = { id: string; form: HeroVideoForm; film: HeroFilm };

async function getShownFilm(editor: Editor): Promise<EditedFilm | null> {
  const form = await getHeroVideoForm(editor);
  if (!form) return null;
  const { id, ...said } = form;
  return { id, form: said, film: await filmOf(said, DEFAULT_LOCALE) };
}

/** The active film in all languages. */
export async function getHeroVideoForm(_editor: Editor): Promise<(HeroVideoForm & { id: string }) | null> {
  const [row] = await db().select().from(heroVideos).where(eq(heroVideos.active, true)).limit(1);
  if (!row) return null;
  const { id, url, title, subtitle } = row;
  const form = { ...EMPTY_HERO_FORM, id, url };
  const words = await listWords(ENTITY, id, { title, subtitle });
  for (const locale of LOCALES)
    for (const word of ["title", "subtitle"] as const) form[heroField(word, locale)] = words[locale][word];
  return form;
}

/**
 * Makes a film the one that is shown: every other address is deactivated, then the row with this address is updated
 * or a new one inserted, in one transaction.
 */
export async function saveHeroVideo(
  editor: Editor,
  form: HeroVideoForm,
  baseVersion?: BaseVersion | undefined,
): Promise<void> {
  const { url, title, subtitle } = form;
  const videoType = typeOf(url);
  const save: Work<string> = async (tx, watch) => {
    await watch.all(heroVideoContent);
    await deactivateOthers(tx, url);
    const values = { url, videoType, title, subtitle, active: true };
    const [saved] = await tx
      .insert(heroVideos)
      .values(values)
      .onConflictDoUpdate({ target: heroVideos.url, set: { ...values, updatedAt: sql`now()` } })
      .returning({ id: heroVideos.id });
    if (!saved) throw new Error("The hero video was neither updated nor inserted");
    for (const locale of TRANSLATED_LOCALES) {
      const title = form[heroField("title", locale)];
      const subtitle = form[heroField("subtitle", locale)];
      await saveTranslation(tx, ENTITY, saved.id, locale, { title, subtitle });
    }
    return saved.id;
  };
  const id = await recording(editor, save, { baseVersion, make: (tx) => makeHidden(tx, url) });
  await contentChanged("hero-video");
  log.info({ editor: editor.id, heroVideo: id, videoType }, "Hero video saved");
}

/** A film that was never saved is kept, and not shown: what the form says of it stands over it. */
async function makeHidden(tx: Transaction, url: string): Promise<string | null> {
  const [made] = await tx
    .insert(heroVideos)
    .values({ url, videoType: typeOf(url), active: false })
    .onConflictDoNothing()
    .returning({ id: heroVideos.id });
  return made?.id ?? null;
}

const typeOf = (url: string) => readVideoAddress(url)?.type ?? "mp4";

/** Two editors who save at the same moment take turns, so that one film is active at the end. */
export async function deactivateOthers(tx: Transaction, url: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${ENTITY}))`);
  await tx
    .update(heroVideos)
    .set({ active: false })
    .where(and(ne(heroVideos.url, url), eq(heroVideos.active, true)));
}
