import type { Locale } from "#app/i18n/locales.ts";
import { env } from "#app/platform/env.server.ts";
import { namelessSettings } from "./neutral-settings.ts";
import { SETTING_NAMES, schemaNamed } from "./saving/declared-settings.ts";
import { type SettingFields, settingDocument } from "./saving/setting-document.ts";
import type { SettingName, Settings } from "./settings.content.ts";
import { DEFAULT_SETTINGS } from "./settings.defaults.ts";

const nameless = new Map<Locale, Settings>();
const fields = new Map<string, SettingFields>();

export function defaultSettings(locale: Locale): Settings {
  if (env().seed !== "none") return DEFAULT_SETTINGS[locale];
  const settings = nameless.get(locale) ?? namelessSettings(locale);
  nameless.set(locale, settings);
  return settings;
}

export const valueIn = (settings: Settings, name: SettingName): unknown => {
  const [section = "", key = ""] = name.split(".");
  return (settings as unknown as Record<string, Record<string, unknown>>)[section]?.[key];
};

/** As the document of its form holds it. */
export function defaultFields(name: SettingName): SettingFields {
  const known = `${env().seed} ${name}`;
  const found =
    fields.get(known) ??
    settingDocument(name, schemaNamed(name), (locale) => valueIn(defaultSettings(locale), name));
  fields.set(known, found);
  return found;
}

/** With the defaults of what is not stored. */
export const completed = (stored: SettingFields): SettingFields =>
  Object.assign({}, ...SETTING_NAMES.map(defaultFields), stored);
