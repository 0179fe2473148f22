import { z } from "zod";
import { LOCALES } from "#app/i18n/locales.ts";
import { MEDIA_WORDS, MOST_LETTERS } from "./picker.rules.ts";

const fraction = z.coerce.number().min(0).max(1);
export const focalForm = z.object({ url: z.string().min(1), x: fraction, y: fraction });

export const wordForm = z
  .object({
    url: z.string().min(1),
    locale: z.enum(LOCALES),
    word: z.enum(MEDIA_WORDS),
    text: z.string().trim(),
  })
  .refine(({ word, text }) => text.length <= MOST_LETTERS[word]);
