import { languageName } from "#app/i18n/locales.ts";
import type { RevisedIn } from "#app/platform/db/content-state.ts";

/** "português e espanhol" */
export function localesInWords(locales: readonly RevisedIn[]): string {
  const names = [...new Set(locales)].map((locale) =>
    locale === "all" ? "o que vale em todas as línguas" : languageName(locale),
  );
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} e ${names.at(-1)}`;
}
