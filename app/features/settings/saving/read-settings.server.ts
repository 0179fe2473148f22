import { DEFAULT_LOCALE, LOCALES, type Locale } from "#app/i18n/locales.ts";
import type { Localized } from "#app/i18n/translated-words.ts";
import type { ContentState } from "#app/platform/db/content/content-state.ts";
import { completed, defaultSettings, valueIn } from "../default-settings.server.ts";
import type { SettingName, Settings } from "../settings.content.ts";
import { SETTING_NAMES, schemaNamed } from "./declared-settings.ts";
import {
  isStored,
  type SettingFields,
  settingFacts,
  settingValue,
  settingWords,
} from "./setting-document.ts";

/** What is written when a whole setting is saved in a language: facts from Portuguese only. */
export function settingState(name: SettingName, locale: Locale, value: unknown): Partial<ContentState> {
  const schema = schemaNamed(name);
  return {
    ...(locale === DEFAULT_LOCALE && { all: settingFacts(name, schema, value) }),
    [locale]: settingWords(name, schema, value),
  };
}

export function readSettings(
  stored: SettingFields,
  locale: Locale,
): { settings: Settings; unreadable: string[] } {
  const all = completed(stored);
  const inTurn = turnOf(all["theme.language"], locale);
  const wordOf = (words: Localized) => inTurn.map((one) => words[one]).find(Boolean) ?? "";
  const unreadable: string[] = [];
  const settings: Record<string, Record<string, unknown>> = {};
  for (const name of SETTING_NAMES) {
    const [section = "", key = ""] = name.split(".");
    const schema = schemaNamed(name);
    const parsed = isStored(name, stored)
      ? schema.safeParse(settingValue(name, schema, all, wordOf))
      : undefined;
    if (parsed && !parsed.success) unreadable.push(name);
    settings[section] ??= {};
    settings[section][key] = parsed?.success ? parsed.data : valueIn(defaultSettings(locale), name);
  }
  return { settings: settings as unknown as Settings, unreadable };
}

/** What a language lacks is said in the site's own, which is read here, before anybody could have been told of it. */
function turnOf(site: unknown, locale: Locale): Locale[] {
  return [...new Set<Locale>([locale, ...LOCALES.filter((one) => one === site), DEFAULT_LOCALE])];
}
