import { inEachLocale, type Locale } from "#app/i18n/locales.ts";
import { BEGAN_FIELD, fieldOf, textHash } from "#app/i18n/translated-words.ts";

/** Unchanged fields are absent. */
export type ChangedWords<Name extends string = string> = Record<Locale, Partial<Record<Name, string>>>;

/** Fields with their initial value are absent; without initial values every field is present. */
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

function readBeginnings(fields: FormData): Record<string, unknown> {
  const began: Record<string, unknown> = {};
  for (const text of fields.getAll(BEGAN_FIELD)) {
    try {
      Object.assign(began, JSON.parse(String(text)));
    } catch {
      // Sent by something else than the form: every field is written.
    }
  }
  return began;
}
