import { LOCALES, siteLocales } from "#app/i18n/locales.ts";
import { fieldOf, type Localized } from "#app/i18n/translated-words.ts";
import { readWithDrafts } from "#app/platform/db/content/read-with-drafts.server.ts";
import { completed } from "../default-settings.server.ts";
import type { SettingName } from "../settings.content.ts";
import { getFormId, getStoredFields } from "../settings.server.ts";
import { formOf, schemaNamed } from "./declared-settings.ts";
import { settingContent } from "./setting-content.server.ts";
import { readSetting } from "./setting-form.ts";

/**
 * A form has no fields for languages that the site does not speak: their words are added as they are stored, so that they
 * stay, and go with the rows that they belong to.
 */
export async function withUnspoken(sent: FormData, names: readonly SettingName[]): Promise<FormData> {
  const unspoken = LOCALES.filter((locale) => !siteLocales().includes(locale));
  if (unspoken.length === 0) return sent;
  const fields = new FormData();
  for (const [name, value] of sent) fields.append(name, value);
  const stored = await readStored(names[0]);
  for (const setting of names)
    for (const { name } of readSetting(schemaNamed(setting), sent, setting).words)
      for (const locale of unspoken) {
        const field = fieldOf(locale, name);
        if (!fields.has(field)) fields.set(field, (stored[name] as Localized | undefined)?.[locale] ?? "");
      }
  return fields;
}

async function readStored(name: SettingName | undefined) {
  const id = name ? await getFormId(formOf(name)) : null;
  const scope = id ? [{ kind: settingContent, id }] : [];
  return completed(await readWithDrafts(scope, getStoredFields));
}
