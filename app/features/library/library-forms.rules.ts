import { z } from "zod";
import { MAX_FOLDER_NAME_LENGTH, MOST_LETTERS } from "#app/features/media/library.rules.ts";
import { inEachTranslation } from "#app/i18n/locales.ts";

export const MAX_FILE_NAME_LENGTH = 200;

export type WordMessages = { name: string; tooLong: (most: number) => string };

export function fileWordsForm({ name, tooLong }: WordMessages) {
  const word = (most: number) => z.string().trim().max(most, tooLong(most)).default("");
  const words = { caption: word(MOST_LETTERS.caption), alt: word(MOST_LETTERS.alt) };
  return z.object({
    id: z.uuid(),
    name: z.string({ error: name }).trim().min(1, name).max(MAX_FILE_NAME_LENGTH, name),
    ...words,
    ...inEachTranslation(() => z.object(words).optional()),
  });
}

export function folderForm(message: string) {
  return z.object({
    name: z.string({ error: message }).trim().min(1, message).max(MAX_FOLDER_NAME_LENGTH, message),
  });
}

export const fileUrls = z.array(z.string().min(1)).min(1).max(500);
export const folderChoice = z.union([z.uuid(), z.literal("").transform(() => null)]);
