import { z } from "zod";
import { wordFields } from "#app/content/content-form.ts";
import { isAddress } from "#app/features/catalogue/form-fields.rules.ts";
import { textAt } from "#app/i18n/form-values.ts";
import { LOCALES } from "#app/i18n/locales.ts";
import { fieldOf } from "#app/i18n/translated-words.ts";
import type { LetterWords } from "./letters.table.ts";
import { lettersTexts } from "./letters.texts.ts";

const { errors } = lettersTexts.form;
const MAX_URL = 2000;

/** Query key: the id that a new letter gets. */
export const NEW_LETTER = "carta";

export const LETTER_WORDS = ["subject", "text", "linkLabel"] as const;
type LetterWord = (typeof LETTER_WORDS)[number];

/** Made while a form is read: which language requires its texts is a setting. */
export const letterSchema = () =>
  z.object({
    ...wordFields(
      {
        subject: { most: 150, isRequired: true },
        text: { most: 10_000, isRequired: true },
        linkLabel: { most: 60 },
      },
      errors,
    ),
    pictureUrl: z.string().max(MAX_URL).optional().default(""),
    link: z
      .string()
      .trim()
      .max(MAX_URL, errors.long(MAX_URL))
      .refine((link) => link === "" || isAddress(link), errors.link)
      .optional()
      .default(""),
  });

/** Each word in the languages that have it, from what the schema read. */
export function wordsOf(form: Record<string, unknown>): LetterWords {
  const inLanguages = (name: LetterWord) =>
    LOCALES.map((locale) => [locale, textAt(form, fieldOf(locale, name))]).filter(([, text]) => text);
  return Object.fromEntries(
    LETTER_WORDS.map((name) => [name, Object.fromEntries(inLanguages(name))]),
  ) as LetterWords;
}
