import { z } from "zod";
import { DEFAULT_LOCALE, LOCALES, type Locale, type TranslatedLocale } from "#app/i18n/locales.ts";
import {
  HERO_WORDS,
  type HeroWord,
  MAX_HERO_CAPTION_LENGTH,
  MAX_HERO_SUBTITLE_LENGTH,
  MAX_HERO_TITLE_LENGTH,
  MAX_URL_LENGTH,
  readVideoAddress,
  VEIL_LIMITS,
} from "./hero-video.rules.ts";

export type HeroVideoMessages = { invalidUrl: string; longTitle: string; longSubtitle: string; veil: string };

type WordField = HeroWord | `${HeroWord}${Capitalize<TranslatedLocale>}`;

export const heroField = (word: HeroWord, locale: Locale): WordField =>
  locale === DEFAULT_LOCALE
    ? word
    : (`${word}${locale.charAt(0).toUpperCase()}${locale.slice(1)}` as WordField);

/** A value for each word in each language. */
const ofEachWord = <T>(ofWord: (word: HeroWord) => T) =>
  Object.fromEntries(
    LOCALES.flatMap((locale) => HERO_WORDS.map((word) => [heroField(word, locale), ofWord(word)])),
  ) as Record<WordField, T>;

export function heroVideoForm(messages: HeroVideoMessages) {
  const words = (length: number, message: string) =>
    z
      .string()
      .trim()
      .max(length, message)
      .optional()
      .transform((text) => text ?? "");
  const { invalidUrl, longTitle, longSubtitle } = messages;
  const schemas = {
    title: words(MAX_HERO_TITLE_LENGTH, longTitle),
    subtitle: words(MAX_HERO_SUBTITLE_LENGTH, longSubtitle),
    captionName: words(MAX_HERO_TITLE_LENGTH, longTitle),
    caption: words(MAX_HERO_CAPTION_LENGTH, longSubtitle),
  };
  return z.object({
    url: z
      .string({ error: invalidUrl })
      .trim()
      .min(1, invalidUrl)
      .max(MAX_URL_LENGTH, invalidUrl)
      .refine((url) => readVideoAddress(url) !== null, invalidUrl),
    poster: words(MAX_URL_LENGTH, invalidUrl),
    veil: z.coerce
      .number({ error: messages.veil })
      .int(messages.veil)
      .min(VEIL_LIMITS.min, messages.veil)
      .max(VEIL_LIMITS.max, messages.veil)
      .default(VEIL_LIMITS.min),
    ...ofEachWord((word) => schemas[word]),
  });
}

export type HeroVideoForm = z.output<ReturnType<typeof heroVideoForm>>;

export const EMPTY_HERO_FORM: HeroVideoForm = {
  url: "",
  poster: "",
  veil: VEIL_LIMITS.min,
  ...ofEachWord(() => ""),
};

const CAPTIONS = LOCALES.flatMap((locale) => [
  heroField("captionName", locale),
  heroField("caption", locale),
]);

/** The saved caption tells of the saved film: it goes with its address and comes back with it. */
export function withAddress(draft: HeroVideoForm, url: string, saved: HeroVideoForm): HeroVideoForm {
  const isSaved = url === saved.url;
  const captions = CAPTIONS.map((name) => {
    const isUntouched = draft[name] === (isSaved ? "" : saved[name]);
    return [name, isUntouched ? (isSaved ? saved[name] : "") : draft[name]];
  });
  return { ...draft, url, ...Object.fromEntries(captions) };
}
