import type { Locale } from "#app/i18n/locales.ts";
import { env } from "#app/platform/env.server.ts";
import { namelessSettings } from "./neutral-settings.ts";
import { DEFAULT_SETTINGS } from "./settings.defaults.ts";
import type { Settings } from "./settings.rules.ts";

const nameless = new Map<Locale, Settings>();

export function defaultSettings(locale: Locale): Settings {
  if (env().seed !== "none") return DEFAULT_SETTINGS[locale];
  const settings = nameless.get(locale) ?? namelessSettings(locale);
  nameless.set(locale, settings);
  return settings;
}
