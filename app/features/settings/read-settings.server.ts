import { z } from "zod";
import { DEFAULT_LOCALE, type Locale } from "#app/i18n/locales.ts";
import { upgraded } from "./earlier-settings.ts";
import { defaultSettings } from "./installed-defaults.server.ts";
import { type Words, withWords, wordsOf } from "./setting-words.rules.ts";
import { everySetting, type Settings, schemaOf, toStoredName } from "./settings.rules.ts";

export type StoredSetting = { section: string; key: string; value: unknown; words: Words };

/** Path of a value that is a single text. */
export const WHOLE_WORD = "value";

/** Always structured: a bare string would be parsed as JSON, so a telephone number would become a number. */
export function packed(value: unknown): unknown {
  return typeof value === "object" && value !== null ? value : { [WHOLE_WORD]: value };
}

export function unpacked(value: unknown, schema: z.ZodType): unknown {
  const isStructured = schema instanceof z.ZodObject || schema instanceof z.ZodArray;
  return !isStructured && typeof value === "object" && value !== null && WHOLE_WORD in value
    ? value[WHOLE_WORD]
    : value;
}

const packedWord = (value: unknown): unknown =>
  typeof value === "object" && value !== null && WHOLE_WORD in value ? value[WHOLE_WORD] : undefined;

export function translatedWords(schema: z.ZodType, value: unknown): Words {
  return Object.fromEntries(
    Object.entries(wordsOf(schema, value)).map(([path, word]) => [path || WHOLE_WORD, word]),
  );
}

/** What is written when a whole setting is saved in a language: its value in Portuguese, words only in others. */
export const settingState = (schema: z.ZodType, locale: Locale, value: unknown) => ({
  [locale]: locale === DEFAULT_LOCALE ? { value: packed(value) } : translatedWords(schema, value),
});

export function readSettings(
  rows: StoredSetting[],
  locale: Locale,
): { settings: Settings; unreadable: string[] } {
  const stored = new Map(rows.map((row) => [`${row.section}.${row.key}`, row]));
  const bare = (name: string) => packedWord(stored.get(name)?.value);
  const presentValue = (row: StoredSetting, schema: z.ZodType) =>
    upgraded(`${row.section}.${row.key}`, unpacked(row.value, schema), bare);
  const unreadable: string[] = [];
  const settings: Record<string, Record<string, unknown>> = {};
  for (const { section, key } of everySetting()) {
    const row = stored.get(`${toStoredName(section)}.${toStoredName(key)}`);
    const schema = schemaOf(section, key);
    const parsed = row && schema?.safeParse(presentValue(row, schema));
    if (row && !parsed?.success) unreadable.push(`${row.section}.${row.key}`);
    settings[section] ??= {};
    settings[section][key] =
      row && schema && parsed?.success
        ? withWords(schema, parsed.data, placed(row.words, locale))
        : (defaultSettings(locale)[section] as Record<string, unknown>)[key];
  }
  return { settings: settings as unknown as Settings, unreadable };
}

function placed({ [WHOLE_WORD]: whole, ...words }: Words, locale: Locale): Words {
  if (locale === DEFAULT_LOCALE) return {};
  return whole === undefined ? words : { ...words, "": whole };
}
