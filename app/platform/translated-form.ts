import { inEachLocale, type Locale, TRANSLATED_LOCALES } from "#app/i18n/locales.ts";
import { BEGAN_FIELD, fieldOf, textHash } from "#app/i18n/translated-words.ts";
import type { Database } from "./db/db.server.ts";
import { saveTranslation } from "./db/translations.server.ts";

/** What was changed in each language; a field that was left as it was is absent. */
export type ChangedWords<Name extends string = string> = Record<Locale, Partial<Record<Name, string>>>;

/**
 * The words of a form in all its languages. A field that still has its initial value is absent, so that
 * saving it touches nothing that somebody else changed meanwhile; a form that does not send what it began with
 * brings every field it has.
 */
export function readTranslatedFields<Name extends string>(
  fields: FormData,
  names: readonly Name[],
): ChangedWords<Name> {
  const began = readBeginnings(fields);
  const read = (locale: Locale) => {
    const changed: Partial<Record<Name, string>> = {};
    for (const name of names) {
      const field = fieldOf(locale, name);
      const text = fields.get(field);
      if (typeof text === "string" && began[field] !== textHash(text)) changed[name] = text.trim();
    }
    return changed;
  };
  return inEachLocale(read);
}

/** Writes the changed words of the translated languages; Portuguese is written in the row, by whoever owns it. */
export async function saveWords(
  tx: Database,
  entity: string,
  id: string,
  words: ChangedWords,
): Promise<void> {
  for (const locale of TRANSLATED_LOCALES)
    if (Object.keys(words[locale]).length > 0) await saveTranslation(tx, entity, id, locale, words[locale]);
}

function readBeginnings(fields: FormData): Record<string, unknown> {
  const began: Record<string, unknown> = {};
  for (const text of fields.getAll(BEGAN_FIELD)) {
    try {
      Object.assign(began, JSON.parse(String(text)));
    } catch {
      // Whoever sends something else than the form gets every field written.
    }
  }
  return began;
}
