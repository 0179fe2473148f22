import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Editor } from "#app/features/accounts/guard.server.ts";
import { DEFAULT_LOCALE, inEachLocale, type Locale } from "#app/i18n/locales.ts";
import type { Words } from "#app/i18n/translated-words.ts";
import type { BaseVersion } from "#app/platform/base-version.ts";
import { db, type Transaction } from "#app/platform/db/db.server.ts";
import type { Work } from "#app/platform/db/form-saving.server.ts";
import { recording } from "#app/platform/db/revisions.server.ts";
import { listWords } from "#app/platform/db/translations.server.ts";
import type { Watch } from "#app/platform/db/watching.server.ts";
import { contentEdited } from "#app/platform/http/content-tags.server.ts";
import { log } from "#app/platform/log.server.ts";
import { type ChangedWords, saveWords } from "#app/platform/translated-form.ts";
import { media } from "./media.table.ts";
import { mediaContent } from "./media-content.server.ts";

/** What stored pictures show, in every language; a built-in picture has its own words and is not among them. */
export async function listAltWords(_editor: Editor, urls: string[]): Promise<Map<string, Words<"alt">>> {
  if (urls.length === 0) return new Map();
  const rows = await db()
    .select({ id: media.id, url: media.url, alt: media.alt })
    .from(media)
    .where(and(inArray(media.url, urls), isNull(media.removedAt)));
  const entries = rows.map(async ({ id, url, alt }) => {
    return [url, await listWords("media", id, { alt })] as const;
  });
  return new Map(await Promise.all(entries));
}

/** The files of the library behind these addresses. */
export async function fileIds(_editor: Editor, urls: string[]): Promise<Map<string, string>> {
  if (urls.length === 0) return new Map();
  const rows = await db()
    .select({ id: media.id, url: media.url })
    .from(media)
    .where(and(inArray(media.url, urls), isNull(media.removedAt)));
  return new Map(rows.map(({ id, url }) => [url, id]));
}

/** What a picture shows, for those who do not see it, in one language. */
export async function saveAlt(editor: Editor, url: string, locale: Locale, alt: string): Promise<void> {
  const words = { ...inEachLocale(() => ({})), [locale]: { alt } };
  const isSaved = await recording(editor, (tx, watch) => writeAltWords(tx, watch, url, words));
  if (isSaved) await changed(editor, { url, locale });
}

/** Writes the descriptions that were changed, within a saving; the other languages stay as they are. */
export async function writeAltWords(
  tx: Transaction,
  watch: Watch,
  url: string,
  words: ChangedWords<"alt">,
): Promise<boolean> {
  const [row] = await tx.select({ id: media.id }).from(media).where(eq(media.url, url));
  if (!row) return false;
  await watch(mediaContent, row.id);
  await tx
    .update(media)
    .set({ ...words[DEFAULT_LOCALE], updatedAt: sql`now()` })
    .where(eq(media.id, row.id));
  await saveWords(tx, mediaContent.entity, row.id, words);
  return true;
}

type FileWords = { name: string; alt: ChangedWords<"alt"> };

/** What a file is called in the library, and what it shows. False when it is gone. */
export async function saveFileWords(
  editor: Editor,
  id: string,
  { name, alt }: FileWords,
  baseVersion?: BaseVersion | undefined,
): Promise<boolean> {
  const save: Work<boolean> = async (tx, watch) => {
    await watch(mediaContent, id);
    const [row] = await tx
      .update(media)
      .set({ name, updatedAt: sql`now()` })
      .where(and(eq(media.id, id), isNull(media.removedAt)))
      .returning({ url: media.url });
    return row ? writeAltWords(tx, watch, row.url, alt) : false;
  };
  const isSaved = await recording(editor, save, { baseVersion, isDone: (isThere) => isThere });
  if (isSaved) await changed(editor, { media: id });
  return isSaved;
}

async function changed(editor: Editor, about: object): Promise<void> {
  await contentEdited({ tag: "media", mayLag: true });
  log.info({ editor: editor.id, ...about }, "Words of a file saved");
}
