import type { Editor } from "#app/accounts/guard.server.ts";
import { DEFAULT_LOCALE, LOCALES, type Locale } from "#app/i18n/locales.ts";
import {
  countAllMissing,
  emptyWords,
  type Localized,
  missingIn,
  type OutdatedText,
  type Words,
} from "#app/i18n/translated-words.ts";
import { content } from "#app/platform/db/content/content.table.ts";
import { listOutdated } from "#app/platform/db/content/outdated-texts.server.ts";
import { readWithDrafts } from "#app/platform/db/content/read-with-drafts.server.ts";
import { db } from "#app/platform/db/db.server.ts";
import { completed, valueIn } from "../default-settings.server.ts";
import type { SettingName, Settings, SettingsScreen } from "../settings.content.ts";
import { getStoredFields } from "../settings.server.ts";
import { isShown, panelsOf, SCREENS } from "../settings-screens.ts";
import { SETTING_NAMES, schemaNamed } from "./declared-settings.ts";
import { readSettings } from "./read-settings.server.ts";
import { settingContent } from "./setting-content.server.ts";
import { type SettingFields, settingWords } from "./setting-document.ts";

/** Values, and texts by field name (`home.hero.lead`). */
export type SettingsForm = { values: Record<string, unknown>; words: Words };

type Screen = {
  form: SettingsForm;
  /** Of the forms that have a document. */
  ids: Record<string, string>;
  outdated: OutdatedText[];
  /** By screen. */
  missing: Record<string, number>;
};
type Stored = { settings: Settings; fields: SettingFields };

export async function getSettingsScreen(_editor: Editor, screen: SettingsScreen): Promise<Screen> {
  const forms = await db()
    .select({ id: content.id, form: content.slug })
    .from(content)
    .where(settingContent.where);
  const scope = forms.map(({ id }) => ({ kind: settingContent, id }));
  const stored = await readWithDrafts(scope, readStored);
  const missing: Record<string, number> = {};
  for (const name of SCREENS) {
    const { words } = formOf(namesOn(name), stored);
    missing[name] = countAllMissing(words, Object.keys(words[DEFAULT_LOCALE]));
  }
  const ids = Object.fromEntries(forms.map(({ id, form }) => [form, id]));
  const outdated = await listOutdated(settingContent, Object.values(ids));
  return { form: formOf(namesOn(screen), stored), ids, outdated, missing };
}

/** The fields that visitors of a language read in another one. */
export async function listMissingFields(
  _editor: Editor,
  locales: readonly Locale[],
): Promise<{ locale: Locale; fields: string[] }[]> {
  const { words } = formOf(
    SETTING_NAMES.filter((name) => isShown(schemaNamed(name))),
    await readStored(),
  );
  const names = Object.keys(words[DEFAULT_LOCALE]);
  return locales.map((locale) => ({ locale, fields: missingIn(words, names, locale) }));
}

const namesOn = (screen: SettingsScreen) => panelsOf(screen).flatMap(({ settings }) => settings);

async function readStored(): Promise<Stored> {
  const stored = await getStoredFields();
  return { settings: readSettings(stored, DEFAULT_LOCALE).settings, fields: completed(stored) };
}

function formOf(names: readonly SettingName[], { settings, fields }: Stored): SettingsForm {
  const form: SettingsForm = { values: {}, words: emptyWords([]) };
  for (const name of names) {
    form.values[name] = valueIn(settings, name);
    for (const field of Object.keys(settingWords(name, schemaNamed(name), form.values[name])))
      for (const locale of LOCALES)
        form.words[locale][field] = (fields[field] as Localized | undefined)?.[locale] ?? "";
  }
  return form;
}
