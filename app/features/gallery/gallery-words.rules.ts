import { z } from "zod";
import { inEachTranslation } from "#app/i18n/locales.ts";
import { MAX_TITLE_LENGTH } from "./gallery.rules.ts";

const MAX_ALT_LENGTH = 400;

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
