import {
  type Block,
  isFilmAddress,
  isRichText,
  readRichText,
  writeRichText,
} from "#app/features/pages/rich-text/rich-text.rules.ts";
import { readSource, writeSource } from "#app/features/pages/rich-text/rich-text-source.rules.ts";
import { LOCALES } from "#app/i18n/locales.ts";
import { fieldOf, type Words } from "#app/i18n/translated-words.ts";
import type { FieldErrors } from "#app/platform/outcome.ts";
import type { ChangedWords } from "#app/platform/translated-form.ts";
import { contentTexts } from "./content.texts.ts";
import type { ContentType } from "./define-content.ts";
import { isRich, namesOf } from "./fields.ts";

type Typed = Pick<ContentType, "fields">;

export const sourceOf = (stored: string): string => writeSource(readRichText(stored) ?? []);

const { richTooLong, noFilm } = contentTexts.errors;

/** What is said of a source that cannot be stored. */
export const richProblem = (source: string): string | null => problemOf(readSource(source));

function problemOf(blocks: Block[]): string | null {
  if (blocks.some((block) => block.kind === "film" && !isFilmAddress(block.url))) return noFilm;
  return isRichText(blocks) ? null : richTooLong;
}

/** Source as blocks; null when it cannot be stored. */
export function storedOf(source: string): string | null {
  const blocks = readSource(source);
  if (problemOf(blocks)) return null;
  return blocks.length === 0 ? "" : writeRichText(blocks);
}

/** Files of the site that its pictures, or its films, name. */
export function filesIn(stored: string, kind: "picture" | "film"): string[] {
  const blocks = readRichText(stored) ?? [];
  return blocks.flatMap((block) =>
    "url" in block && block.kind === kind && block.url.startsWith("/") ? [block.url] : [],
  );
}

export function formWords({ fields }: Typed, words: Words): Words {
  const shown = structuredClone(words);
  for (const locale of LOCALES)
    for (const name of namesOf(fields, isRich)) shown[locale][name] = sourceOf(words[locale][name] ?? "");
  return shown;
}

export function storedWords(
  { fields }: Typed,
  changed: ChangedWords,
): { words: ChangedWords; errors: FieldErrors } {
  const words = structuredClone(changed);
  const errors: FieldErrors = {};
  for (const locale of LOCALES)
    for (const name of namesOf(fields, isRich)) {
      const source = changed[locale][name];
      if (source === undefined) continue;
      const problem = richProblem(source);
      if (problem) errors[fieldOf(locale, name)] = [problem];
      else words[locale][name] = storedOf(source) ?? "";
    }
  return { words, errors };
}
