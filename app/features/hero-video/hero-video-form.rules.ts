import { z } from "zod";
import { DEFAULT_LOCALE, type Locale, TRANSLATED_LOCALES, type TranslatedLocale } from "#app/i18n/locales.ts";
import {
  MAX_HERO_SUBTITLE_LENGTH,
  MAX_HERO_TITLE_LENGTH,
  MAX_URL_LENGTH,
  readVideoAddress,
} from "./hero-video.rules.ts";

export type HeroVideoMessages = { invalidUrl: string; longTitle: string; longSubtitle: string };

type HeroWord = "title" | "subtitle";
type TranslatedField<Word extends HeroWord = HeroWord> = `${Word}${Capitalize<TranslatedLocale>}`;

export const heroField = (word: HeroWord, locale: Locale): HeroWord | TranslatedField =>
  locale === DEFAULT_LOCALE
    ? word
    : (`${word}${locale.charAt(0).toUpperCase()}${locale.slice(1)}` as TranslatedField);

function inTranslations<T, S>({ title, subtitle }: { title: T; subtitle: S }) {
  const fields = TRANSLATED_LOCALES.flatMap((locale) => [
    [heroField("title", locale), title],
    [heroField("subtitle", locale), subtitle],
  ]);
  return Object.fromEntries(fields) as Record<TranslatedField<"title">, T> &
    Record<TranslatedField<"subtitle">, S>;
}

export function heroVideoForm(messages: HeroVideoMessages) {
  const words = (length: number, message: string) =>
    z
      .string()
      .trim()
      .max(length, message)
      .optional()
      .transform((text) => text ?? "");
  const title = words(MAX_HERO_TITLE_LENGTH, messages.longTitle);
  const subtitle = words(MAX_HERO_SUBTITLE_LENGTH, messages.longSubtitle);
  const invalidUrl = messages.invalidUrl;
  return z.object({
    url: z
      .string({ error: invalidUrl })
      .trim()
      .min(1, invalidUrl)
      .max(MAX_URL_LENGTH, invalidUrl)
      .refine((url) => readVideoAddress(url) !== null, invalidUrl),
    poster: words(MAX_URL_LENGTH, invalidUrl),
    title,
    subtitle,
    ...inTranslations({ title, subtitle }),
  });
}

export type HeroVideoForm = z.output<ReturnType<typeof heroVideoForm>>;

export const EMPTY_HERO_FORM: HeroVideoForm = {
  url: "",
  poster: "",
  title: "",
  subtitle: "",
  ...inTranslations({ title: "", subtitle: "" }),
};
