import { defaultSettingRow, defaultSettingWords } from "#app/features/settings/default-settings.ts";
import { everySetting } from "#app/features/settings/settings.rules.ts";
import { siteSettings } from "#app/features/settings/settings.table.ts";
import { newId } from "#app/platform/ids.ts";
import type { SeedPlan } from "./seed-plan.ts";

/** Every fact about the demo brand as a row that the owner can edit. */
export function planSettings(plan: SeedPlan): void {
  for (const { section, key } of everySetting()) {
    const id = newId();
    const row = defaultSettingRow(section, key);
    // The demo film is a stored file, which has another address than the built-in one.
    if (section === "home" && key === "hero")
      row.value = { ...Object(row.value), captionFilm: plan.urlOf("hero") };
    plan.insert(siteSettings, { id, ...row });
    plan.translations.push(...defaultSettingWords(id, section, key));
  }
}
