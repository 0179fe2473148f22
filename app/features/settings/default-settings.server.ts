import { DEFAULT_LOCALE, type Locale, TRANSLATED_LOCALES } from "#app/i18n/locales.ts";
import { defaultSettings } from "./installed-defaults.server.ts";
import { packed, translatedWords } from "./read-settings.server.ts";
import { type SettingsSection, schemaOf, toStoredName } from "./settings.rules.ts";

export const SETTINGS_ENTITY = "site_settings";

export function defaultSettingRow(section: SettingsSection, key: string) {
  return {
    section: toStoredName(section),
    key: toStoredName(key),
    value: packed(defaultOf(DEFAULT_LOCALE, section, key)),
  };
}

export function defaultSettingWords(id: string, section: SettingsSection, key: string) {
  return defaultSettingWordsOf(id, section, key, (locale) => defaultOf(locale, section, key));
}

export function defaultSettingWordsOf(
  id: string,
  section: SettingsSection,
  key: string,
  valueIn: (locale: Locale) => unknown,
) {
  const schema = schemaOf(section, key);
  if (!schema) return [];
  return TRANSLATED_LOCALES.flatMap((locale) =>
    Object.entries(translatedWords(schema, valueIn(locale)))
      .filter(([, value]) => value !== "")
      .map(([field, value]) => ({ entity: SETTINGS_ENTITY, entityId: id, field, locale, value })),
  );
}

function defaultOf(locale: Locale, section: SettingsSection, key: string): unknown {
  return (defaultSettings(locale)[section] as Record<string, unknown>)[key];
}
