import { and, eq } from "drizzle-orm";
import type { Editor } from "#app/features/accounts/guard.server.ts";
import { DEFAULT_LOCALE, inEachLocale, LOCALES, type Locale } from "#app/i18n/locales.ts";
import { wordsOf } from "#app/i18n/translated-words.ts";
import type { BaseVersion } from "#app/platform/base-version.ts";
import { writeState } from "#app/platform/db/content-rows.server.ts";
import { db } from "#app/platform/db/db.server.ts";
import type { Work } from "#app/platform/db/form-saving.server.ts";
import { readWithDrafts } from "#app/platform/db/read-with-drafts.server.ts";
import { recording } from "#app/platform/db/revisions.server.ts";
import { contentChanged } from "#app/platform/http/content-tags.server.ts";
import { log } from "#app/platform/log.server.ts";
import { type Outcome, refused, succeeded } from "#app/platform/outcome.ts";
import { defaultSettings } from "./installed-defaults.server.ts";
import { settingState } from "./read-settings.server.ts";
import { settingContent } from "./setting-content.server.ts";
import {
  mustHaveSchema,
  type Settings,
  type SettingsKey,
  type SettingsSection,
  toStoredName,
} from "./settings.rules.ts";
import { ensureStored, getSettings } from "./settings.server.ts";
import { type SiteSetting, siteSettings } from "./settings.table.ts";

type Value<S extends SettingsSection, K extends SettingsKey<S>> = Settings[S][K];

export async function getSettingForm<S extends SettingsSection, K extends SettingsKey<S>>(
  _editor: Editor,
  section: S,
  key: K,
): Promise<Record<Locale, Value<S, K>>> {
  const settings = await getSettings(DEFAULT_LOCALE);
  const portuguese = settings[section][key];
  const stored = await findSetting(section, String(key));
  const words =
    stored && wordsOf(stored.document, Object.keys({ ...Object(portuguese), ...stored.document }));
  return inEachLocale((locale): Value<S, K> => {
    if (locale === DEFAULT_LOCALE) return portuguese;
    return words ? (words[locale] as Value<S, K>) : defaultSettings(locale)[section][key];
  });
}

async function findSetting(section: SettingsSection, key: string): Promise<SiteSetting | undefined> {
  const [row] = await db()
    .select()
    .from(siteSettings)
    .where(and(eq(siteSettings.section, toStoredName(section)), eq(siteSettings.key, toStoredName(key))));
  return row;
}

export const settingId = async (section: SettingsSection, key: string): Promise<string | null> =>
  (await findSetting(section, key))?.id ?? null;

export async function getUnpublishedSetting<S extends SettingsSection, K extends SettingsKey<S>>(
  editor: Editor,
  section: S,
  key: K,
): Promise<{ id: string | null; words: Record<Locale, Value<S, K>> }> {
  const id = await settingId(section, String(key));
  const scope = id ? [{ kind: settingContent, id }] : [];
  return { id, words: await readWithDrafts(scope, () => getSettingForm(editor, section, key)) };
}

/** Changed languages only; nothing when one is refused. */
export async function saveSettingWords<S extends SettingsSection>(
  editor: Editor,
  section: S,
  key: SettingsKey<S>,
  changed: Record<Locale, Partial<Record<string, string>>>,
  baseVersion?: BaseVersion | undefined,
): Promise<Outcome> {
  const schema = mustHaveSchema(section, String(key));
  const write: Work<Outcome> = async (tx, watch) => {
    const id = await ensureStored(tx, section, String(key));
    await watch(settingContent, id);
    const form = await getSettingForm(editor, section, key);
    for (const locale of LOCALES) {
      if (Object.keys(changed[locale]).length === 0) continue;
      const value = { ...Object(form[DEFAULT_LOCALE]), ...Object(form[locale]), ...changed[locale] };
      const parsed = schema.safeParse(value);
      if (!parsed.success) throw new RefusedSetting();
      await writeState(tx, settingContent, id, settingState(schema, locale, parsed.data));
    }
    return succeeded();
  };
  try {
    const saved = await recording(editor, write, { baseVersion });
    await contentChanged("settings");
    log.info({ editor: editor.id, section, key }, "Words of a setting saved");
    return saved;
  } catch (error) {
    if (error instanceof RefusedSetting) return refused();
    throw error;
  }
}

class RefusedSetting extends Error {}
