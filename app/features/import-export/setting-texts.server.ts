import { defaultSettingRow } from "#app/features/settings/default-settings.server.ts";
import { packed, translatedWords } from "#app/features/settings/read-settings.server.ts";
import { settingContent } from "#app/features/settings/setting-content.server.ts";
import { settingMessage } from "#app/features/settings/setting-messages.ts";
import {
  everySetting,
  mustHaveSchema,
  type Settings,
  type SettingsSection,
  toStoredName,
} from "#app/features/settings/settings.rules.ts";
import { ensureStored, getSettings, getStoredSettings } from "#app/features/settings/settings.server.ts";
import { siteSettings } from "#app/features/settings/settings.table.ts";
import { DEFAULT_LOCALE, inEachLocale, type Locale } from "#app/i18n/locales.ts";
import type { Watch } from "#app/platform/db/change-tracking.server.ts";
import { writeState } from "#app/platform/db/content-rows.server.ts";
import type { ContentState } from "#app/platform/db/content-state.ts";
import { db, type Transaction } from "#app/platform/db/db.server.ts";

export type SettingText = {
  section: SettingsSection;
  key: string;
  path: string;
  words: Record<Locale, string>;
};
export type SettingTextChange = Pick<SettingText, "section" | "key" | "path"> & {
  locale: Locale;
  value: string;
};

export async function readSettingTexts(): Promise<SettingText[]> {
  const settings = await getStoredSettings(DEFAULT_LOCALE);
  const rows = await db().select().from(siteSettings);
  const stored = new Map(rows.map((row) => [`${row.section}.${row.key}`, row]));
  return everySetting().flatMap(({ section, key }) => {
    const row = stored.get(`${toStoredName(section)}.${toStoredName(key)}`);
    const { document } = row ?? defaultSettingRow(section, key);
    const value = settingOf(settings, section, key);
    return Object.entries(translatedWords(mustHaveSchema(section, key), value)).map(([path, word]) => ({
      ...{ section, key, path },
      words: inEachLocale((locale) => (locale === DEFAULT_LOCALE ? word : (document[path]?.[locale] ?? ""))),
    }));
  });
}

export function settingTextProblem(settings: Settings, change: SettingTextChange): string | null {
  const { section, key, path, locale, value } = change;
  if (locale !== DEFAULT_LOCALE && value === "") return null;
  const parsed = mustHaveSchema(section, key).safeParse(
    withWordAt(settingOf(settings, section, key), path, value),
  );
  const [issue] = parsed.error?.issues ?? [];
  return issue ? settingMessage(issue) : null;
}

export async function writeSettingTexts(
  tx: Transaction,
  changes: SettingTextChange[],
  watch: Watch,
): Promise<void> {
  const settings = await getSettings(DEFAULT_LOCALE);
  for (const own of Map.groupBy(changes, ({ section, key }) => `${section}.${key}`).values()) {
    const [{ section, key } = { section: "brand" as const, key: "" }] = own;
    const id = await ensureStored(tx, section, key);
    await watch(settingContent, id);
    let value = settingOf(settings, section, key);
    const written: Partial<ContentState> = {};
    for (const { locale, path, value: word } of own) {
      if (locale === DEFAULT_LOCALE) value = withWordAt(value, path, word);
      written[locale] =
        locale === DEFAULT_LOCALE ? { value: packed(value) } : { ...written[locale], [path]: word };
    }
    await writeState(tx, settingContent, id, written);
  }
}

const settingOf = (settings: Settings, section: SettingsSection, key: string): unknown =>
  (settings[section] as Record<string, unknown>)[key];

/** List entries are found by id or number. */
function withWordAt(value: unknown, path: string, word: string): unknown {
  return typeof value === "string" ? word : put(value, path.split("."), word);
}

function put(value: unknown, [name = "", ...rest]: string[], word: string): unknown {
  if (name === "") return word;
  if (Array.isArray(value))
    return value.map((entry, index) =>
      (entry?.id ?? String(index)) === name ? put(entry, rest, word) : entry,
    );
  if (typeof value === "object" && value !== null)
    return { ...value, [name]: put((value as Record<string, unknown>)[name], rest, word) };
  return value;
}
