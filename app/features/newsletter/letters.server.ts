import { and, desc, eq, isNotNull, isNull, lt, ne, sql } from "drizzle-orm";
import type { Editor } from "#app/accounts/guard.server.ts";
import { siteLocale } from "#app/i18n/locales.ts";
import { isKnownMedia } from "#app/media/media.server.ts";
import { logEvent } from "#app/platform/audit/log-event.server.ts";
import { removeRow, undeleteRow } from "#app/platform/audit/remove-row.server.ts";
import { now } from "#app/platform/clock.ts";
import { trashStart } from "#app/platform/db/content/trash.rules.ts";
import { db } from "#app/platform/db/db.server.ts";
import { holdsWords } from "#app/platform/db/plain-search.ts";
import { countBatch } from "#app/requests/outbox/batches.server.ts";
import { type Letter, type LetterWords, newsletterLetters as letters } from "./letters.table.ts";

const MOST_LISTED = 200;

export type LetterForm = { words: LetterWords; pictureUrl: string; link: string };

/** Newest first. */
export function listLetters(_editor: Editor, search = ""): Promise<Letter[]> {
  return db()
    .select()
    .from(letters)
    .where(and(isNull(letters.removedAt), holdsWords([letters.title], search)))
    .orderBy(desc(letters.createdAt), desc(letters.id))
    .limit(MOST_LISTED);
}

export async function getLetter(_editor: Editor, id: string): Promise<Letter | null> {
  const [letter] = await db()
    .select()
    .from(letters)
    .where(and(eq(letters.id, id), isNull(letters.removedAt)));
  return letter ?? null;
}

/** `version`: null for a new letter. */
export type Draft = { id: string; version: number | null };

const FIRST_VERSION = 1;

/** "changed": somebody else saved it meanwhile, or it is being sent. */
export async function saveLetter(
  editor: Editor,
  draft: Draft,
  form: LetterForm,
): Promise<Letter | "changed" | "lostPicture"> {
  if (form.pictureUrl && !(await isKnownMedia(form.pictureUrl))) return "lostPicture";
  const title = form.words.subject[siteLocale()] ?? "";
  const values = { ...form, title };
  const saved =
    (await createDraft(draft, values)) ??
    (await storedDraft(draft, values)) ??
    (await updateDraft(draft, values));
  if (!saved) return "changed";
  await logEvent(editor, "saved", { about: `letters ${saved.id}` });
  return saved;
}

type Values = Pick<Letter, "words" | "title" | "pictureUrl" | "link">;

/** Nothing where the form made it before: its answer was lost, and it is sent again. */
async function createDraft({ id, version }: Draft, values: Values): Promise<Letter | undefined> {
  if (version !== null) return undefined;
  const [made] = await db()
    .insert(letters)
    .values({ ...values, id })
    .onConflictDoNothing()
    .returning();
  return made;
}

/** What a form says whose answer was lost, when it is sent again with the version before it. */
async function storedDraft({ id }: Draft, { words, pictureUrl, link }: Values): Promise<Letter | undefined> {
  const isSaid = and(eq(letters.words, words), eq(letters.pictureUrl, pictureUrl), eq(letters.link, link));
  const [stored] = await db()
    .select()
    .from(letters)
    .where(and(isDraft(id), isSaid));
  return stored;
}

async function updateDraft({ id, version }: Draft, values: Values): Promise<Letter | undefined> {
  const [saved] = await db()
    .update(letters)
    .set({ ...values, version: sql`${letters.version} + 1` })
    .where(and(isDraft(id), eq(letters.version, version ?? FIRST_VERSION)))
    .returning();
  return saved;
}

const isDraft = (id: string) =>
  and(eq(letters.id, id), eq(letters.status, "draft"), isNull(letters.removedAt));

/** A copy as a new draft, to send something like it again. */
export async function copyLetter(editor: Editor, id: string): Promise<string | null> {
  const letter = await getLetter(editor, id);
  if (!letter) return null;
  const { words, pictureUrl, link, title } = letter;
  const [copy] = await db()
    .insert(letters)
    .values({ words, pictureUrl, link, title })
    .returning({ id: letters.id });
  return copy?.id ?? null;
}

/** Not while it is being sent, or mails of it wait: from a deleted letter they could not be stopped. */
export async function removeLetter(editor: Editor, id: string): Promise<boolean> {
  const { queued = 0 } = await countBatch(id);
  return queued === 0 && removeRow(editor, letters, "letters", id, ne(letters.status, "sending"));
}

export const undeleteLetter = (editor: Editor, id: string): Promise<boolean> =>
  undeleteRow(editor, letters, "letters", id);

export async function eraseLetterFromTrash(id: string): Promise<boolean> {
  const gone = await db()
    .delete(letters)
    .where(and(eq(letters.id, id), isNotNull(letters.removedAt)))
    .returning({ id: letters.id });
  return gone.length > 0;
}

/** Thirty days after they were removed. */
export async function eraseRemovedLetters(): Promise<void> {
  await db()
    .delete(letters)
    .where(lt(letters.removedAt, trashStart(now())));
}
