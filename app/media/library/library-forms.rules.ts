import { z } from "zod";
import { inEachTranslation } from "#app/i18n/locales.ts";
import { MAX_STRAIGHTEN_DEGREES, TURNS } from "#app/media/crop.rules.ts";
import {
  MAX_FILE_NAME_LENGTH,
  MAX_FOLDER_NAME_LENGTH,
  MOST_LETTERS,
} from "#app/media/picker/picker.rules.ts";

/** Two rounded numbers may sum to a little more than the whole. */
const MOST_PER_CENT = 100.02;

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

export type CropMessages = { percent: string; degrees: string; outside: string };

/** In per cent of the turned picture, as the number fields show it. */
export function cropForm(messages: CropMessages) {
  const percent = z.coerce.number(messages.percent).min(0, messages.percent).max(100, messages.percent);
  const side = percent.gt(0, messages.percent);
  const degrees = z.coerce.number(messages.degrees);
  return z
    .object({
      id: z.uuid(),
      version: z.coerce.number().int(),
      turn: z.coerce.number().pipe(z.literal(TURNS)),
      straighten: degrees
        .min(-MAX_STRAIGHTEN_DEGREES, messages.degrees)
        .max(MAX_STRAIGHTEN_DEGREES, messages.degrees),
      ...{ left: percent, top: percent, width: side, height: side },
    })
    .refine(({ left, width }) => left + width <= MOST_PER_CENT, { path: ["width"], error: messages.outside })
    .refine(({ top, height }) => top + height <= MOST_PER_CENT, { path: ["height"], error: messages.outside })
    .transform(({ id, version, turn, straighten, left, top, width, height }) => {
      const frame = { left: left / 100, top: top / 100, width: width / 100, height: height / 100 };
      return { id, version, crop: { turn, straighten, ...frame } };
    });
}

export const fileUrls = z.array(z.string().min(1)).min(1).max(500);
export const folderChoice = z.union([z.uuid(), z.literal("").transform(() => null)]);
