import { languageName } from "#app/i18n/locales.ts";
import { namesInWords } from "#app/i18n/names-in-words.ts";
import type { RevisedIn } from "#app/platform/db/content/content-state.ts";

/** "português e espanhol" */
export function localesInWords(locales: readonly RevisedIn[]): string {
  const names = [...new Set(locales)].map((locale) =>
    locale === "all" ? "o que vale em todas as línguas" : languageName(locale),
  );
  return namesInWords(names);
}
