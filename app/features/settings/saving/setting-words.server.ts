import type { Editor } from "#app/accounts/guard.server.ts";
import { DEFAULT_LOCALE, inEachLocale, LOCALES, type Locale } from "#app/i18n/locales.ts";
import type { BaseVersion } from "#app/platform/base-version.ts";
import { writeState } from "#app/platform/db/content/content-rows.server.ts";
import type { Work } from "#app/platform/db/content/form-saving.server.ts";
import { readWithDrafts } from "#app/platform/db/content/read-with-drafts.server.ts";
import { withRevisions } from "#app/platform/db/content/revisions.server.ts";
import { log } from "#app/platform/log.server.ts";
import { type Outcome, refused, succeeded } from "#app/platform/outcome.ts";
import { completed } from "../default-settings.server.ts";
import type { SettingName, Settings, SettingsKey, SettingsSection } from "../settings.content.ts";
import { getFormId, getStoredFields } from "../settings.server.ts";
import { formOf, nameOf, schemaNamed } from "./declared-settings.ts";
import { settingState } from "./read-settings.server.ts";
import { ensureStored } from "./save-settings.server.ts";
import { settingContent } from "./setting-content.server.ts";
import { settingValue } from "./setting-document.ts";

type Value<S extends SettingsSection, K extends SettingsKey<S>> = Settings[S][K];

async function getSettingForm(name: SettingName): Promise<Record<Locale, unknown>> {
  const stored = completed(await getStoredFields());
  return inEachLocale((locale) =>
    settingValue(name, schemaNamed(name), stored, (words) => words[locale] ?? ""),
  );
}

export async function getUnpublishedSetting<S extends SettingsSection, K extends SettingsKey<S>>(
  _editor: Editor,
  section: S,
  key: K,
): Promise<{ id: string | null; words: Record<Locale, Value<S, K>> }> {
  const name = nameOf(section, key);
  const id = await getFormId(formOf(name));
  const scope = id ? [{ kind: settingContent, id }] : [];
  const words = await readWithDrafts(scope, () => getSettingForm(name));
  return { id, words: words as Record<Locale, Value<S, K>> };
}

/** Changed languages only; nothing when one is refused. */
export async function saveSettingWords<S extends SettingsSection>(
  editor: Editor,
  section: S,
  key: SettingsKey<S>,
  changed: Record<Locale, Partial<Record<string, string>>>,
  baseVersion?: BaseVersion | undefined,
): Promise<Outcome> {
  const name = nameOf(section, key);
  const write: Work<Outcome> = async (tx, watch) => {
    const id = await ensureStored(tx, [name]);
    await watch(settingContent, id);
    const form = await getSettingForm(name);
    for (const locale of LOCALES) {
      if (Object.keys(changed[locale]).length === 0) continue;
      const value = { ...Object(form[DEFAULT_LOCALE]), ...Object(form[locale]), ...changed[locale] };
      const parsed = schemaNamed(name).safeParse(value);
      if (!parsed.success) throw new RefusedSetting();
      await writeState(tx, settingContent, id, settingState(name, locale, parsed.data));
    }
    return succeeded();
  };
  try {
    const saved = await withRevisions(editor, write, { baseVersion });
    log.info({ editor: editor.id, section, key }, "Words of a setting saved");
    return saved;
  } catch (error) {
    if (error instanceof RefusedSetting) return refused();
    throw error;
  }
}

class RefusedSetting extends Error {}
