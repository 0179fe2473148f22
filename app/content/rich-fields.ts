import { isRichText, readRichText, writeRichText } from "#app/features/pages/rich-text.rules.ts";
import { readSource, writeSource } from "#app/features/pages/rich-text-source.rules.ts";
import { LOCALES } from "#app/i18n/locales.ts";
import { fieldOf, type Words } from "#app/i18n/translated-words.ts";
import type { FieldErrors } from "#app/platform/outcome.ts";
import type { ChangedWords } from "#app/platform/translated-form.ts";
import { contentTexts } from "./content.texts.ts";
import type { ContentType } from "./define-content.ts";
import { isRich, namesOf } from "./fields.ts";

type Typed = Pick<ContentType, "fields">;

export const sourceOf = (stored: string): string => writeSource(readRichText(stored) ?? []);

/** Source as blocks; null when too long. */
export function storedOf(source: string): string | null {
  const blocks = readSource(source);
  if (!isRichText(blocks)) return null;
  return blocks.length === 0 ? "" : writeRichText(blocks);
}

export function picturesIn(stored: string): string[] {
  const blocks = readRichText(stored) ?? [];
  return blocks.flatMap((block) =>
    block.kind === "picture" && block.url.startsWith("/") ? [block.url] : [],
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
      const stored = storedOf(source);
      if (stored === null) errors[fieldOf(locale, name)] = [contentTexts.errors.richTooLong];
      else words[locale][name] = stored;
    }
  return { words, errors };
}
