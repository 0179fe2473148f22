import { z } from "zod";
import { inEachTranslation } from "#app/i18n/locales.ts";
import { MAX_TITLE_LENGTH } from "./gallery.rules.ts";

export const SECTION_NAMES = ["title", "subtitle", "linkText"] as const;
export const MAX_ALT_LENGTH = 400;
const MAX_SECTION_LENGTH = 160;
const MAX_SUBTITLE_LENGTH = 4000;
const DESTINATION = /^(?:\/(?![/\\])\S*|https?:\/\/\S+|mailto:\S+|tel:\S+|#\S+)$/i;
const MAX_DESTINATION_LENGTH = 400;

export type SectionMessages = { required: string; tooLong: string; linkError: string };

export function gallerySectionForm({ required, tooLong, linkError }: SectionMessages) {
  const line = (length: number) => z.string().trim().max(length, tooLong).default("");
  const words = {
    title: line(MAX_SECTION_LENGTH),
    subtitle: line(MAX_SUBTITLE_LENGTH),
    linkText: line(MAX_SECTION_LENGTH),
  };
  return z.object({
    ...words,
    title: z.string({ error: required }).trim().min(1, required).max(MAX_SECTION_LENGTH, tooLong),
    linkText: z.string({ error: required }).trim().min(1, required).max(MAX_SECTION_LENGTH, tooLong),
    linkUrl: z
      .string({ error: linkError })
      .trim()
      .max(MAX_DESTINATION_LENGTH, linkError)
      .regex(DESTINATION, linkError),
    ...inEachTranslation(() => z.object(words).optional()),
  });
}

export function galleryWordsForm(messages: { longTitle: string; longAlt: string }) {
  const words = {
    title: z.string().trim().max(MAX_TITLE_LENGTH, messages.longTitle).default(""),
    alt: z.string().trim().max(MAX_ALT_LENGTH, messages.longAlt).default(""),
  };
  return z.object({
    ...words,
    id: z.uuid(),
    ...inEachTranslation(() => z.object(words).optional()),
  });
}
