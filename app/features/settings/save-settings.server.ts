import type { Editor } from "#app/features/accounts/guard.server.ts";
import { writeState } from "#app/platform/db/content-rows.server.ts";
import { recording } from "#app/platform/db/revisions.server.ts";
import { contentChanged } from "#app/platform/http/content-tags.server.ts";
import { log } from "#app/platform/log.server.ts";
import type { FieldErrors } from "#app/platform/outcome.ts";
import { settingState } from "./read-settings.server.ts";
import { settingContent } from "./setting-content.server.ts";
import { settingMessage } from "./setting-messages.ts";
import { mustHaveSchema } from "./settings.rules.ts";
import { ensureStored, type SettingEdit } from "./settings.server.ts";

/** All or none. Returns errors by section and key (`contact.email`). */
export async function saveSettings(editor: Editor, edits: readonly SettingEdit[]): Promise<FieldErrors> {
  const errors: FieldErrors = {};
  const accepted = edits.map((edit) => {
    const schema = mustHaveSchema(edit.section, edit.key);
    const parsed = schema.safeParse(edit.value);
    if (!parsed.success)
      errors[`${edit.section}.${edit.key}`] = [...new Set(parsed.error.issues.map(settingMessage))];
    return { ...edit, schema, value: parsed.data };
  });
  if (Object.keys(errors).length > 0) return errors;
  await recording(editor, async (tx, watch) => {
    for (const { section, key, locale, schema, value } of accepted) {
      const id = await ensureStored(tx, section, key);
      await watch(settingContent, id);
      await writeState(tx, settingContent, id, settingState(schema, locale, value));
    }
  });
  await contentChanged("settings");
  log.info({ editor: editor.id, settings: edits.length }, "Settings saved together");
  return {};
}
