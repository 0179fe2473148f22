import type { Locale } from "#app/i18n/locales.ts";
import { privacyTexts } from "./privacy.texts.ts";
import { type Block, writeRichText } from "./rich-text/rich-text.rules.ts";
import { storyTexts } from "./story/story.texts.ts";
import { termsTexts } from "./terms.texts.ts";

export type PageSlug = "nossa-historia" | "privacidade" | "termos";

export type PageWords = { title: string; lead: string; seoDescription: string; body: string };

type Written = {
  title: string;
  lead: string;
  seoDescription: string;
  sections: readonly { heading: string; text: readonly string[]; points: readonly string[] }[];
};

export const DEFAULT_PAGES: Record<PageSlug, (locale: Locale) => PageWords> = {
  "nossa-historia": (locale) => wordsOf(storyTexts(locale)),
  privacidade: (locale) => wordsOf(privacyTexts(locale)),
  termos: (locale) => wordsOf(termsTexts(locale)),
};

function wordsOf({ title, lead, seoDescription, sections }: Written): PageWords {
  const blocks = sections.flatMap(({ heading, text, points }): Block[] => [
    ...(heading ? [{ kind: "heading" as const, text: heading }] : []),
    ...text.map((paragraph) => ({ kind: "paragraph" as const, text: paragraph })),
    ...(points.length > 0 ? [{ kind: "list" as const, items: [...points] }] : []),
  ]);
  return { title, lead, seoDescription, body: writeRichText(blocks) };
}
