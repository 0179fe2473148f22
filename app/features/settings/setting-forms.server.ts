import { eq } from "drizzle-orm";
import type { Editor } from "#app/features/accounts/guard.server.ts";
import {
  DEFAULT_LOCALE,
  inEachTranslation,
  TRANSLATED_LOCALES,
  type TranslatedLocale,
} from "#app/i18n/locales.ts";
import { countAllMissing, emptyWords, type Words } from "#app/i18n/translated-words.ts";
import { db } from "#app/platform/db/db.server.ts";
import { readWithDrafts } from "#app/platform/db/seen-as-published.server.ts";
import { translations } from "#app/platform/db/translations.table.ts";
import { SETTINGS_ENTITY } from "./default-settings.server.ts";
import { defaultSettings } from "./installed-defaults.server.ts";
import { readSettings, translatedWords, WHOLE_WORD } from "./read-settings.server.ts";
import { settingContent } from "./setting-content.server.ts";
import { wordsOf } from "./setting-words.rules.ts";
import { mustHaveSchema, type Settings, toStoredName } from "./settings.rules.ts";
import { siteSettings } from "./settings.table.ts";
import { nameAt, SETTINGS_SCREENS, type SettingName, splitSettingName } from "./settings-panels.ts";

/** Values, and texts by field name (`home.hero.lead`). */
export type SettingsForm = {
  values: Record<string, unknown>;
  words: Words;
  ids: Record<string, string>;
};

type Stored = { settings: Settings; idOf: (name: SettingName) => string | undefined; said: Said };
type Said = Map<string, Record<TranslatedLocale, Record<string, string>>>;

export async function getSettingsScreen(
  _editor: Editor,
  screen: keyof typeof SETTINGS_SCREENS,
): Promise<{ form: SettingsForm; missing: Record<string, number> }> {
  const rows = await db().select({ id: siteSettings.id }).from(siteSettings);
  const scope = rows.map(({ id }) => ({ kind: settingContent, id }));
  const stored = await readWithDrafts(scope, readStored);
  const missing: Record<string, number> = {};
  for (const [name, panels] of Object.entries(SETTINGS_SCREENS)) {
    const { words } = formOf(
      panels.flatMap(({ settings }) => settings),
      stored,
    );
    const names = Object.keys(words[DEFAULT_LOCALE]);
    missing[name] = countAllMissing(words, names);
  }
  const names = SETTINGS_SCREENS[screen].flatMap(({ settings }): readonly SettingName[] => settings);
  return { form: formOf(names, stored), missing };
}

async function readStored(): Promise<Stored> {
  const [rows, found] = await Promise.all([
    db().select().from(siteSettings),
    db().select().from(translations).where(eq(translations.entity, SETTINGS_ENTITY)),
  ]);
  const { settings } = readSettings(
    rows.map((row) => ({ ...row, words: {} })),
    DEFAULT_LOCALE,
  );
  const ids = new Map(rows.map(({ section, key, id }) => [`${section}.${key}`, id]));
  const said: Said = new Map(rows.map(({ id }) => [id, inEachTranslation(() => ({}))]));
  for (const { entityId, locale, field, value } of found) {
    const words = said.get(entityId);
    if (words) words[locale][field] = value;
  }
  const idOf = (name: SettingName) => {
    const { section, key } = splitSettingName(name);
    return ids.get(`${toStoredName(section)}.${toStoredName(key)}`);
  };
  return { settings, idOf, said };
}

/** Unwritten settings have the demo's texts in all languages. */
function formOf(names: readonly SettingName[], { settings, idOf, said }: Stored): SettingsForm {
  const form: SettingsForm = { values: {}, words: emptyWords([]), ids: {} };
  for (const name of names) {
    const { section, key } = splitSettingName(name);
    const schema = mustHaveSchema(section, key);
    const valueIn = (all: Settings) => (all[section] as Record<string, unknown>)[key];
    form.values[name] = valueIn(settings);
    const portuguese = Object.entries(wordsOf(schema, form.values[name]));
    for (const [path, word] of portuguese) form.words[DEFAULT_LOCALE][nameAt(name, path)] = word;
    const id = idOf(name);
    if (id) form.ids[name] = id;
    const own = said.get(id ?? "");
    for (const locale of TRANSLATED_LOCALES) {
      const words = own?.[locale] ?? translatedWords(schema, valueIn(defaultSettings(locale)));
      for (const [path] of portuguese)
        form.words[locale][nameAt(name, path)] = words[path || WHOLE_WORD] ?? "";
    }
  }
  return form;
}
