import { DEFAULT_LOCALE, type Locale, TRANSLATED_LOCALES } from "#app/i18n/locales.ts";
import type { Localized } from "#app/i18n/translated-words.ts";
import { defaultSettings } from "./installed-defaults.server.ts";
import { packed, translatedWords } from "./read-settings.server.ts";
import { type SettingsSection, schemaOf, toStoredName } from "./settings.rules.ts";

export const defaultSettingRow = (section: SettingsSection, key: string) =>
  settingRow(section, key, (locale) => (defaultSettings(locale)[section] as Record<string, unknown>)[key]);

export function settingRow(section: SettingsSection, key: string, valueIn: (locale: Locale) => unknown) {
  const document: Record<string, Localized> = {};
  const schema = schemaOf(section, key);
  for (const locale of schema ? TRANSLATED_LOCALES : [])
    for (const [path, word] of Object.entries(schema ? translatedWords(schema, valueIn(locale)) : {}))
      if (word !== "") document[path] = { ...document[path], [locale]: word };
  return {
    ...{ section: toStoredName(section), key: toStoredName(key), document },
    value: packed(valueIn(DEFAULT_LOCALE)),
  };
}
