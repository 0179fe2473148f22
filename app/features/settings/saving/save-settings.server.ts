import { and, eq } from "drizzle-orm";
import type { Editor } from "#app/accounts/guard.server.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { content } from "#app/platform/db/content/content.table.ts";
import { writeState } from "#app/platform/db/content/content-rows.server.ts";
import { insertRow, updateRow } from "#app/platform/db/content/content-writes.server.ts";
import { withRevisions } from "#app/platform/db/content/revisions.server.ts";
import { overlayOf, type Transaction } from "#app/platform/db/db.server.ts";
import { contentChanged } from "#app/platform/http/cache/content-tags.server.ts";
import { log } from "#app/platform/log.server.ts";
import type { FieldErrors } from "#app/platform/outcome.ts";
import { defaultFields } from "../default-settings.server.ts";
import type { SettingName, SettingsKey, SettingsSection } from "../settings.content.ts";
import { formOf, nameOf, schemaNamed } from "./declared-settings.ts";
import { settingState } from "./read-settings.server.ts";
import { settingContent } from "./setting-content.server.ts";
import { settingMessage } from "./setting-messages.ts";

type EditOf<Section extends SettingsSection> = {
  section: Section;
  key: SettingsKey<Section>;
  /** pt-BR: the whole value; others: texts only. */
  locale: Locale;
  value: unknown;
};

export type SettingEdit = { [Section in SettingsSection]: EditOf<Section> }[SettingsSection];
type Accepted = { name: SettingName; locale: Locale; value: unknown };

/** All or none. Returns errors by section and key (`contact.email`). */
export async function saveSettings(editor: Editor, edits: readonly SettingEdit[]): Promise<FieldErrors> {
  const errors: FieldErrors = {};
  const accepted = edits.map(({ section, key, locale, value }) => {
    const name = nameOf(section, key);
    const parsed = schemaNamed(name).safeParse(value);
    if (!parsed.success) errors[name] = [...new Set(parsed.error.issues.map(settingMessage))];
    return { name, locale, value: parsed.data };
  });
  if (Object.keys(errors).length > 0) return errors;
  await write(editor, accepted);
  return {};
}

async function write(editor: Editor, edits: readonly Accepted[]): Promise<void> {
  await withRevisions(editor, async (tx, watch) => {
    for (const own of Map.groupBy(edits, ({ name }) => formOf(name)).values()) {
      const id = await ensureStored(
        tx,
        own.map(({ name }) => name),
      );
      if (!isProgress(own)) await watch(settingContent, id);
      for (const { name, locale, value } of own)
        await writeState(tx, settingContent, id, settingState(name, locale, value));
    }
  });
  if (isProgress(edits)) await contentChanged("settings");
  log.info({ editor: editor.id, settings: edits.map(({ name }) => name) }, "Settings saved");
}

/** How far the first steps have come is stored as a setting, but is no edit: there is nothing in it to restore. */
const isProgress = (edits: readonly Accepted[]) => edits.some(({ name }) => name === "firstRun.progress");

/**
 * Stores the defaults of settings of one form in every language where they are missing, so that an edit affects one
 * language only. Before anything else is written. Returns the form's document.
 */
export async function ensureStored(tx: Transaction, names: readonly SettingName[]): Promise<string> {
  const form = formOf(names[0] as SettingName);
  const { entity: type } = settingContent;
  const [row] = await tx
    .select({ id: content.id, published: content.published })
    .from(content)
    .where(and(eq(content.type, type), eq(content.slug, form)));
  const stored = { active: true, form, ...Object.assign({}, ...names.map(defaultFields)), ...row?.published };
  if (!row) return insertRow(tx, content, { type, slug: form, published: stored });
  if (Object.keys(stored).length === Object.keys(row.published).length) return row.id;
  if (overlayOf(tx)?.isPreview) await updateRow(tx, content, row.id, { published: stored });
  else await tx.update(content).set({ published: stored }).where(eq(content.id, row.id));
  return row.id;
}
