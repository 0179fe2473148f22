import { and, eq, isNull } from "drizzle-orm";
import { DEFAULT_LOCALE, type Locale } from "#app/i18n/locales.ts";
import { wordOf } from "#app/i18n/translated-words.ts";
import { db } from "#app/platform/db/db.server.ts";
import { cachedValue } from "#app/platform/http/cache/cached-values.server.ts";
import type { Picture } from "#app/ui/media/picture.rules.ts";
import { builtInPicture } from "../built-in-pictures.ts";
import { fileUrl } from "../media.rules.ts";
import { getPictures, listMedia } from "../media.server.ts";
import { type Media, media } from "../media.table.ts";
import { originalUrl, pictureOf, unmeasuredPicture } from "../pictures.ts";

const BUILT_IN_FILM = /^\/media\/([\w-]+)\.mp4$/;

export type Film = {
  /** With the index in front, if there is one. */
  url: string;
  lightUrl?: string;
  poster: Picture | null;
  width?: number;
  height?: number;
};

export async function getFilm(url: string, locale: Locale): Promise<Film | null> {
  const [row] = await cachedValue(`film ${url}`, ["media"], async () =>
    db()
      .select()
      .from(media)
      .where(and(eq(media.url, url), isNull(media.removedAt))),
  );
  if (!row) return null;
  const fast = row.variants.find(({ format, key }) => format === "mp4" && key !== row.lightKey);
  return {
    url: fast ? fileUrl(row.bucket, fast.key) : originalUrl(row),
    ...(row.lightKey && { lightUrl: fileUrl(row.bucket, row.lightKey) }),
    poster: await posterOf(row, locale),
    ...(row.width && { width: row.width }),
    ...(row.height && { height: row.height }),
  };
}

export function builtInFilm(url: string, locale: Locale): Film | null {
  const [, name] = BUILT_IN_FILM.exec(url) ?? [];
  const poster = name ? builtInPicture(`/media/${name}-poster.jpg`, locale) : null;
  return poster && { url, lightUrl: `/media/${name}-light.mp4`, poster };
}

/** What an owner recognises films by: the file's name and the still. */
export async function listFilmLabels(
  urls: string[],
): Promise<Map<string, { name: string; still: Picture | null }>> {
  const rows = await listMedia(urls);
  const labels = urls.map(async (url) => {
    const row = rows.find((one) => one.url === url);
    const still = row
      ? await posterOf(row, DEFAULT_LOCALE)
      : (builtInFilm(url, DEFAULT_LOCALE)?.poster ?? null);
    return [url, { name: row?.name || (url.split("/").at(-1) ?? url), still }] as const;
  });
  return new Map(await Promise.all(labels));
}

async function posterOf(row: Media, locale: Locale): Promise<Picture | null> {
  const still = pictureOf(row, locale);
  if (still || !row.posterKey) return still;
  const url = fileUrl(row.bucket, row.posterKey);
  return (
    (await getPictures([url], locale)).get(url) ?? unmeasuredPicture(url, wordOf(row.document.alt, locale))
  );
}
