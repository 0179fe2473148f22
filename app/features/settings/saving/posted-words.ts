import { DEFAULT_LOCALE, LOCALES } from "#app/i18n/locales.ts";
import { emptyWords, type Words } from "#app/i18n/translated-words.ts";

export function postedWords(fields: FormData): Words {
  const words: Words = emptyWords([]);
  for (const [field, text] of fields) {
    if (typeof text !== "string") continue;
    const locale = LOCALES.find((one) => field.startsWith(`${one}.`));
    words[locale ?? DEFAULT_LOCALE][locale ? field.slice(locale.length + 1) : field] = text;
  }
  return words;
}
