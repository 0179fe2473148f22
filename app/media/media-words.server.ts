import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Editor } from "#app/accounts/guard.server.ts";
import { type Words, wordsOf } from "#app/i18n/translated-words.ts";
import type { BaseVersion } from "#app/platform/base-version.ts";
import type { Watch } from "#app/platform/db/content/change-tracking.server.ts";
import { writeState } from "#app/platform/db/content/content-rows.server.ts";
import type { Work } from "#app/platform/db/content/form-saving.server.ts";
import { withRevisions } from "#app/platform/db/content/revisions.server.ts";
import { db, type Transaction } from "#app/platform/db/db.server.ts";
import { log } from "#app/platform/log.server.ts";
import type { ChangedWords } from "#app/platform/translated-form.ts";
import { media } from "./media.table.ts";
import { mediaContent } from "./media-content.server.ts";
import { MEDIA_WORDS, type MediaWord } from "./picker/picker.rules.ts";

export async function listMediaWords(
  _editor: Editor,
  urls: string[],
): Promise<Map<string, Words<MediaWord>>> {
  if (urls.length === 0) return new Map();
  const rows = await db()
    .select({ url: media.url, document: media.document })
    .from(media)
    .where(and(inArray(media.url, urls), isNull(media.removedAt)));
  return new Map(rows.map(({ url, document }) => [url, wordsOf(document, MEDIA_WORDS)]));
}

export async function fileIds(_editor: Editor, urls: string[]): Promise<Map<string, string>> {
  if (urls.length === 0) return new Map();
  const rows = await db()
    .select({ id: media.id, url: media.url })
    .from(media)
    .where(and(inArray(media.url, urls), isNull(media.removedAt)));
  return new Map(rows.map(({ id, url }) => [url, id]));
}

export async function writeMediaWords(
  tx: Transaction,
  watch: Watch,
  url: string,
  words: ChangedWords<MediaWord>,
): Promise<boolean> {
  const [row] = await tx.select({ id: media.id }).from(media).where(eq(media.url, url));
  if (!row) return false;
  await watch(mediaContent, row.id);
  await writeState(tx, mediaContent, row.id, words);
  return true;
}

type FileWords = { name: string; words: ChangedWords<MediaWord> };

export async function saveFileWords(
  editor: Editor,
  id: string,
  { name, words }: FileWords,
  baseVersion?: BaseVersion | undefined,
): Promise<boolean> {
  const save: Work<boolean> = async (tx, watch) => {
    await watch(mediaContent, id);
    const isThere = await tx.$count(media, and(eq(media.id, id), isNull(media.removedAt)));
    if (isThere) await writeState(tx, mediaContent, id, { ...words, all: { name } });
    return isThere > 0;
  };
  const isSaved = await withRevisions(editor, save, { baseVersion, isDone: (isThere) => isThere });
  if (isSaved) log.info({ editor: editor.id, media: id }, "Words of a file saved");
  return isSaved;
}
