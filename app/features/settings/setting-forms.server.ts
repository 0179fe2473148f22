import type { Editor } from "#app/features/accounts/guard.server.ts";
import { DEFAULT_LOCALE, TRANSLATED_LOCALES } from "#app/i18n/locales.ts";
import { countAllMissing, emptyWords, type Words } from "#app/i18n/translated-words.ts";
import { db } from "#app/platform/db/db.server.ts";
import { readWithDrafts } from "#app/platform/db/read-with-drafts.server.ts";
import { defaultSettingRow } from "./default-settings.server.ts";
import { readSettings, WHOLE_WORD } from "./read-settings.server.ts";
import { settingContent } from "./setting-content.server.ts";
import { wordsOf } from "./setting-words.rules.ts";
import { mustHaveSchema, type Settings, toStoredName } from "./settings.rules.ts";
import { type SiteSetting, siteSettings } from "./settings.table.ts";
import { nameAt, SETTINGS_SCREENS, type SettingName, splitSettingName } from "./settings-panels.ts";

/** Values, and texts by field name (`home.hero.lead`). */
export type SettingsForm = {
  values: Record<string, unknown>;
  words: Words;
  ids: Record<string, string>;
};

type Stored = { settings: Settings; rows: Map<string, SiteSetting> };

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
  const rows = await db().select().from(siteSettings);
  const { settings } = readSettings(
    rows.map((row) => ({ ...row, words: {} })),
    DEFAULT_LOCALE,
  );
  return { settings, rows: new Map(rows.map((row) => [`${row.section}.${row.key}`, row])) };
}

/** Unwritten settings have the demo's texts in all languages. */
function formOf(names: readonly SettingName[], { settings, rows }: Stored): SettingsForm {
  const form: SettingsForm = { values: {}, words: emptyWords([]), ids: {} };
  for (const name of names) {
    const { section, key } = splitSettingName(name);
    const schema = mustHaveSchema(section, key);
    form.values[name] = (settings[section] as Record<string, unknown>)[key];
    const portuguese = Object.entries(wordsOf(schema, form.values[name]));
    for (const [path, word] of portuguese) form.words[DEFAULT_LOCALE][nameAt(name, path)] = word;
    const row = rows.get(`${toStoredName(section)}.${toStoredName(key)}`);
    if (row) form.ids[name] = row.id;
    const { document } = row ?? defaultSettingRow(section, key);
    for (const locale of TRANSLATED_LOCALES)
      for (const [path] of portuguese)
        form.words[locale][nameAt(name, path)] = document[path || WHOLE_WORD]?.[locale] ?? "";
  }
  return form;
}
