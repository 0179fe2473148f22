import { and, count, desc, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { Editor } from "#app/accounts/guard.server.ts";
import { DEFAULT_LOCALE } from "#app/i18n/locales.ts";
import { wordOf } from "#app/i18n/translated-words.ts";
import { db } from "#app/platform/db/db.server.ts";
import { hasWords } from "#app/platform/db/search-columns.ts";
import { builtInPicture } from "../built-in-pictures.ts";
import { listMedia } from "../media.server.ts";
import { type Media, media, mediaFolders } from "../media.table.ts";
import { pictureOf } from "../pictures.ts";
import { LIBRARY_PAGE_SIZE, type LibraryQuery, NO_FOLDER } from "./picker.rules.ts";
import type { LibraryFile, LibraryFolder, LibraryPage } from "./picker-file.ts";

export async function listLibrary(
  _editor: Editor,
  query: LibraryQuery,
  narrowed?: SQL,
): Promise<LibraryPage> {
  const where = and(isNull(media.removedAt), ...conditionsOf(query), narrowed);
  const [counted] = await db().select({ files: count() }).from(media).where(where);
  const total = counted?.files ?? 0;
  const pages = Math.max(1, Math.ceil(total / LIBRARY_PAGE_SIZE));
  const page = Math.min(query.page, pages);
  const rows = await db()
    .select()
    .from(media)
    .where(where)
    .orderBy(desc(media.createdAt), desc(media.id))
    .limit(LIBRARY_PAGE_SIZE)
    .offset((page - 1) * LIBRARY_PAGE_SIZE);
  return { files: rows.map(fileOf), total, page, pages };
}

function conditionsOf({ search, folder, types }: LibraryQuery): (SQL | undefined)[] {
  const inFolder = folder === NO_FOLDER ? isNull(media.folderId) : eq(media.folderId, folder);
  return [
    hasWords(media.searchWords, search),
    folder === "" ? undefined : inFolder,
    types.length === 0 ? undefined : inArray(media.contentType, [...types]),
  ];
}

/** In order, including built-in pictures, without unknown addresses. */
export async function getLibraryFiles(_editor: Editor, urls: string[]): Promise<LibraryFile[]> {
  const rows = await listMedia(urls);
  const found = new Map(rows.map((row) => [row.url, fileOf(row)]));
  return urls.flatMap((url) => found.get(url) ?? builtInFile(url) ?? []);
}

export async function noPictures(editor: Editor, urls: string[]): Promise<string[]> {
  const found = await getLibraryFiles(editor, urls);
  const pictures = new Set(
    found
      .filter(({ picture, contentType }) => picture && !/^(?:video|application)\//.test(contentType))
      .map(({ url }) => url),
  );
  return urls.filter((url) => !pictures.has(url));
}

export function fileOf(row: Media): LibraryFile {
  const { id, url, contentType, bytes, width, height, folderId } = row;
  return {
    id,
    url,
    name: row.name || (row.key.split("/").at(-1) ?? row.key),
    contentType,
    bytes,
    width,
    height,
    picture: pictureOf(row, DEFAULT_LOCALE),
    alt: wordOf(row.document.alt, DEFAULT_LOCALE),
    folderId,
  };
}

function builtInFile(url: string): LibraryFile | null {
  const picture = builtInPicture(url, DEFAULT_LOCALE);
  if (!picture) return null;
  const { width, height, alt } = picture;
  const name = url.split("/").at(-1) ?? url;
  return {
    id: url,
    url,
    name,
    contentType: "",
    bytes: 0,
    width,
    height,
    picture,
    alt,
    folderId: null,
  };
}

export async function getLibraryFile(_editor: Editor, id: string): Promise<LibraryFile | null> {
  const [row] = await db()
    .select()
    .from(media)
    .where(and(eq(media.id, id), isNull(media.removedAt)));
  return row ? fileOf(row) : null;
}

export function countLibrary(_editor: Editor, narrowed: SQL): Promise<number> {
  return db().$count(media, and(isNull(media.removedAt), narrowed));
}

export async function listFolders(_editor: Editor): Promise<LibraryFolder[]> {
  return db()
    .select({
      id: mediaFolders.id,
      name: mediaFolders.name,
      files: sql<number>`count(${media.id}) filter (where ${media.removedAt} is null)`.mapWith(Number),
    })
    .from(mediaFolders)
    .leftJoin(media, eq(media.folderId, mediaFolders.id))
    .groupBy(mediaFolders.id, mediaFolders.name)
    .orderBy(mediaFolders.name);
}
