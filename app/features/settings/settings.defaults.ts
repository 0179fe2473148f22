import { inEachLocale, type Locale, wordsIn } from "#app/i18n/locales.ts";
import type { Settings } from "./settings.content.ts";
import { SETTINGS_EN } from "./settings.defaults.en.ts";
import { SETTINGS_ES } from "./settings.defaults.es.ts";
import { SETTINGS_PT } from "./settings.defaults.pt.ts";

export const DEFAULT_SETTINGS: Record<Locale, Settings> = inEachLocale((locale) =>
  wordsIn({ "pt-BR": SETTINGS_PT, es: SETTINGS_ES, en: SETTINGS_EN }, locale),
);
