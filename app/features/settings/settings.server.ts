import { and, eq } from "drizzle-orm";
import type { Locale } from "#app/i18n/locales.ts";
import { setTimeZone } from "#app/i18n/time-zone.rules.ts";
import { content } from "#app/platform/db/content/content.table.ts";
import { db, isOwnView } from "#app/platform/db/db.server.ts";
import { cachedValue } from "#app/platform/http/cache/cached-values.server.ts";
import { reportContentUnread } from "#app/platform/http/cache/content-tags.server.ts";
import { log } from "#app/platform/log.server.ts";
import { defaultSettings } from "./default-settings.server.ts";
import { readSettings } from "./saving/read-settings.server.ts";
import { settingContent } from "./saving/setting-content.server.ts";
import type { SettingFields } from "./saving/setting-document.ts";
import type { Settings } from "./settings.content.ts";

/** Treat as immutable: it is shared until a setting changes. */
export async function getSettings(locale: Locale): Promise<Settings> {
  try {
    const read = () => getStoredSettings(locale);
    const settings = await cachedValue(`settings ${locale}`, ["settings"], read);
    if (!isOwnView()) setTimeZone(settings.contact.timeZone);
    return settings;
  } catch (error) {
    reportContentUnread(error, "Settings could not be read; the defaults are shown");
    return defaultSettings(locale);
  }
}

/** For mails. Throws when unreadable, because a default address could be wrong. */
export async function getStoredSettings(locale: Locale): Promise<Settings> {
  const { settings, unreadable } = readSettings(await getStoredFields(), locale);
  if (unreadable.length > 0)
    log.warn({ settings: unreadable }, "Settings with a wrong form; defaults are shown");
  return settings;
}

export async function getStoredFields(): Promise<SettingFields> {
  const rows = await db()
    .select({ published: content.published })
    .from(content)
    .where(eq(content.type, settingContent.entity));
  return Object.assign({}, ...rows.map(({ published }) => published));
}

/** Null until the first save. */
export async function getFormId(form: string): Promise<string | null> {
  const [row] = await db()
    .select({ id: content.id })
    .from(content)
    .where(and(eq(content.type, settingContent.entity), eq(content.slug, form)));
  return row?.id ?? null;
}
