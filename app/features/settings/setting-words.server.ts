import { and, eq } from "drizzle-orm";
import type { Editor } from "#app/features/accounts/guard.server.ts";
import { DEFAULT_LOCALE, LOCALES, type Locale } from "#app/i18n/locales.ts";
import { db } from "#app/platform/db/db.server.ts";
import { listTranslations } from "#app/platform/db/translations.server.ts";
import { type Outcome, succeeded } from "#app/platform/outcome.ts";
import { SETTINGS_ENTITY } from "./default-settings.ts";
import { DEFAULT_SETTINGS } from "./settings.defaults.ts";
import { type Settings, type SettingsKey, type SettingsSection, toStoredName } from "./settings.rules.ts";
import { getSettings, type SettingEdit, saveSetting } from "./settings.server.ts";
import { siteSettings } from "./settings.table.ts";

type Value<S extends SettingsSection, K extends SettingsKey<S>> = Settings[S][K];

/** A setting of named words as a form in three languages begins with it: blank where nothing was translated. */
export async function getSettingForm<S extends SettingsSection, K extends SettingsKey<S>>(
  _editor: Editor,
  section: S,
  key: K,
): Promise<Record<Locale, Value<S, K>>> {
  const settings = await getSettings(DEFAULT_LOCALE);
  const portuguese = settings[section][key];
  const [row] = await db()
    .select({ id: siteSettings.id })
    .from(siteSettings)
    .where(
      and(eq(siteSettings.section, toStoredName(section)), eq(siteSettings.key, toStoredName(String(key)))),
    );
  const words = row ? await listTranslations(SETTINGS_ENTITY, row.id) : null;
  const inLanguage = (locale: "es" | "en"): Value<S, K> => {
    if (!words) return DEFAULT_SETTINGS[locale][section][key];
    const blank = Object.fromEntries(Object.keys(Object(portuguese)).map((name) => [name, ""]));
    return { ...blank, ...words[locale] } as Value<S, K>;
  };
  return { "pt-BR": portuguese, es: inLanguage("es"), en: inLanguage("en") };
}

/** Writes the languages in which something was changed, each with what it said before. */
export async function saveSettingWords<S extends SettingsSection>(
  editor: Editor,
  section: S,
  key: SettingsKey<S>,
  changed: Record<Locale, Partial<Record<string, string>>>,
): Promise<Outcome> {
  const form = await getSettingForm(editor, section, key);
  for (const locale of LOCALES) {
    if (Object.keys(changed[locale]).length === 0) continue;
    const facts = form[DEFAULT_LOCALE] as object;
    const value = { ...facts, ...(form[locale] as object), ...changed[locale] };
    const outcome = await saveSetting(editor, { section, key, locale, value } as SettingEdit);
    if (!outcome.ok) return outcome;
  }
  return succeeded();
}
