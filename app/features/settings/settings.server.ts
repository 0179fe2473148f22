import { and, eq } from "drizzle-orm";
import type { Editor } from "#app/features/accounts/guard.server.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { setTimeZone } from "#app/i18n/time-zone.rules.ts";
import { writeState } from "#app/platform/db/content-rows.server.ts";
import { insertRow } from "#app/platform/db/content-writes.server.ts";
import { db, isOwnView, type Transaction } from "#app/platform/db/db.server.ts";
import { recording } from "#app/platform/db/revisions.server.ts";
import {
  contentChanged,
  onContentChanged,
  reportContentUnread,
  usesContent,
} from "#app/platform/http/content-tags.server.ts";
import { log } from "#app/platform/log.server.ts";
import { type Outcome, refused, succeeded } from "#app/platform/outcome.ts";
import { defaultSettingRow } from "./default-settings.server.ts";
import { defaultSettings } from "./installed-defaults.server.ts";
import { readSettings, type StoredSetting, settingState } from "./read-settings.server.ts";
import { settingContent } from "./setting-content.server.ts";
import { settingMessage } from "./setting-messages.ts";
import {
  type Settings,
  type SettingsKey,
  type SettingsSection,
  schemaOf,
  toStoredName,
} from "./settings.rules.ts";
import { siteSettings } from "./settings.table.ts";

/** Cached per language until a setting changes. Treat as immutable. */
const known = new Map<Locale, Promise<Settings>>();

onContentChanged((tags) => {
  if (tags.includes("settings")) known.clear();
});

export async function getSettings(locale: Locale): Promise<Settings> {
  usesContent("settings");
  // Reads of a transaction must not be cached.
  const isShared = !isOwnView();
  const read = (isShared && known.get(locale)) || getStoredSettings(locale);
  if (isShared) known.set(locale, read);
  try {
    const settings = await read;
    if (isShared) setTimeZone(settings.contact.timeZone);
    return settings;
  } catch (error) {
    if (known.get(locale) === read) known.delete(locale);
    reportContentUnread(error, "Settings could not be read; the defaults are shown");
    return defaultSettings(locale);
  }
}

/** For mails. Throws when unreadable, because a default address could be wrong. */
export async function getStoredSettings(locale: Locale): Promise<Settings> {
  const { settings, unreadable } = readSettings(await listStored(locale), locale);
  if (unreadable.length > 0)
    log.warn({ settings: unreadable }, "Settings with a wrong form; defaults are shown");
  return settings;
}

type EditOf<Section extends SettingsSection> = {
  section: Section;
  key: SettingsKey<Section>;
  /** pt-BR: the whole value; others: texts only. */
  locale: Locale;
  value: unknown;
};

export type SettingEdit = { [Section in SettingsSection]: EditOf<Section> }[SettingsSection];

export async function saveSetting(editor: Editor, edit: SettingEdit): Promise<Outcome> {
  const { section, key, locale } = edit;
  const schema = schemaOf(section, key);
  const parsed = schema?.safeParse(edit.value);
  if (!schema || !parsed) return refused();
  if (!parsed.success) {
    const fieldErrors: Record<string, string[]> = {};
    for (const issue of parsed.error.issues) {
      const field = issue.path.join(".");
      fieldErrors[field] = [...(fieldErrors[field] ?? []), settingMessage(issue)];
    }
    return refused(undefined, fieldErrors);
  }
  await recording(editor, async (tx, watch) => {
    const id = await ensureStored(tx, section, key);
    await watch(settingContent, id);
    await writeState(tx, settingContent, id, settingState(schema, locale, parsed.data));
  });
  await contentChanged("settings");
  log.info({ editor: editor.id, section, key, locale }, "Setting saved");
  return succeeded();
}

async function listStored(locale: Locale): Promise<StoredSetting[]> {
  const rows = await db().select().from(siteSettings);
  // What a language lacks is said in the site's own. It is read here, before it could be set elsewhere.
  const site = rows.find(
    ({ section, key }) => section === toStoredName("theme") && key === "language",
  )?.value;
  const inTurn = [locale, ...Object.values<Locale>(Object(site))];
  return rows.map((row) => {
    const words = Object.entries(row.document).map(([path, said]) => [
      path,
      inTurn.map((one) => said[one]).find(Boolean) ?? "",
    ]);
    return { ...row, words: Object.fromEntries(words) };
  });
}

/** Inserts the default in every language if missing, so that an edit affects one language only. */
export async function ensureStored(tx: Transaction, section: SettingsSection, key: string): Promise<string> {
  const row = defaultSettingRow(section, key);
  const [found] = await tx
    .select({ id: siteSettings.id })
    .from(siteSettings)
    .where(and(eq(siteSettings.section, row.section), eq(siteSettings.key, row.key)));
  return found?.id ?? insertRow(tx, siteSettings, row);
}
