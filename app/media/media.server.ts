import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Editor } from "#app/accounts/guard.server.ts";
import { DEFAULT_LOCALE, type Locale } from "#app/i18n/locales.ts";
import { removeRow, undeleteRow } from "#app/platform/audit/remove-row.server.ts";
import { db } from "#app/platform/db/db.server.ts";
import {
  contentEdited,
  reportContentUnread,
  usesParts,
} from "#app/platform/http/cache/content-tags.server.ts";
import { log } from "#app/platform/log.server.ts";
import type { Picture } from "#app/ui/media/picture.rules.ts";
import { builtInPicture } from "./built-in-pictures.ts";
import { keptPictures } from "./kept-pictures.server.ts";
import { type Media, media } from "./media.table.ts";
import { unmeasuredPicture, withWords, wordlessPictureOf } from "./pictures.ts";

const ENTITY = "media";

export async function getPictures(urls: string[], locale: Locale): Promise<Map<string, Picture>> {
  usesParts("media", urls);
  const wanted = [...new Set(urls.filter((url) => url !== ""))];
  const isStored = (url: string) => url.startsWith("/files/");
  const stored = wanted.filter(isStored);
  const pictures = new Map<string, Picture>();
  for (const url of wanted)
    if (!isStored(url)) pictures.set(url, builtInPicture(url, locale) ?? unmeasuredPicture(url));
  if (stored.length === 0) return pictures;
  try {
    for (const [url, { picture, document }] of await keptPictures(stored, readPictures))
      if (picture) pictures.set(url, withWords(picture, document, locale));
  } catch (error) {
    reportContentUnread(error, "Stored pictures could not be read; the page stands without them");
  }
  return pictures;
}

async function readPictures(urls: string[]) {
  const { url, bucket, version, contentType, width, height, colour, document } = media;
  const { focalX, focalY, variants } = media;
  const shown = { url, bucket, version, contentType, width, height, colour, focalX, focalY, variants };
  const rows = await db()
    .select({ document, ...shown })
    .from(media)
    .where(and(inArray(media.url, urls), isNull(media.removedAt)));
  return rows.map((row) => ({ url: row.url, document: row.document, picture: wordlessPictureOf(row) }));
}

/** Stored files with these addresses that were not removed. */
export async function listMedia(urls: string[]): Promise<Media[]> {
  if (urls.length === 0) return [];
  return db()
    .select()
    .from(media)
    .where(and(inArray(media.url, urls), isNull(media.removedAt)));
}

/** SHA-256 of stored files, by address. */
export async function contentHashes(urls: string[]): Promise<Map<string, string>> {
  if (urls.length === 0) return new Map();
  const rows = await db()
    .select({ url: media.url, hash: media.contentHash })
    .from(media)
    .where(inArray(media.url, urls));
  return new Map(rows.flatMap(({ url, hash }) => (hash ? [[url, hash] as const] : [])));
}

export async function isKnownMedia(url: string): Promise<boolean> {
  return (await unknownMedia([url])).length === 0;
}

export async function unknownMedia(urls: readonly string[]): Promise<string[]> {
  const asked = [...new Set(urls)].filter((url) => !builtInPicture(url, DEFAULT_LOCALE));
  if (asked.length === 0) return [];
  const rows = await db()
    .select({ url: media.url })
    .from(media)
    .where(and(inArray(media.url, asked), isNull(media.removedAt)));
  const known = new Set(rows.map(({ url }) => url));
  return asked.filter((url) => !known.has(url));
}

/** Fractions of width and height. */
export async function saveFocalPoint(
  editor: Editor,
  url: string,
  point: { x: number; y: number },
): Promise<void> {
  const inside = (value: number) => Math.min(1, Math.max(0, value));
  await db()
    .update(media)
    .set({ focalX: inside(point.x), focalY: inside(point.y) })
    .where(eq(media.url, url));
  await contentEdited({ tag: "media", parts: [url], mayLag: true });
  log.info({ editor: editor.id, url }, "Focal point saved");
}

/** Into the trash. False when missing. */
export const removeMedia = (editor: Editor, url: string): Promise<boolean> =>
  changeRemoved(editor, url, removeRow);

export const restoreMedia = (editor: Editor, url: string): Promise<boolean> =>
  changeRemoved(editor, url, undeleteRow);

async function changeRemoved(editor: Editor, url: string, change: typeof undeleteRow): Promise<boolean> {
  const [row] = await db().select({ id: media.id }).from(media).where(eq(media.url, url));
  if (!row || !(await change(editor, media, ENTITY, row.id))) return false;
  await contentEdited({ tag: "media", parts: [url], mayLag: false });
  return true;
}
