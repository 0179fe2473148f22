import { formOf, schemaNamed } from "#app/features/settings/saving/declared-settings.ts";
import { settingDocument } from "#app/features/settings/saving/setting-document.ts";
import type { SettingName } from "#app/features/settings/settings.content.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { content } from "#app/platform/db/content/content.table.ts";
import type { SeedPlan } from "./seed-plan.ts";

type Said = readonly [name: SettingName, valueIn: (locale: Locale) => unknown];

/** A document for each form. */
export function planForms(plan: SeedPlan, settings: readonly Said[]): void {
  for (const [form, own] of Map.groupBy(settings, ([name]) => formOf(name))) {
    const fields = own.map(([name, valueIn]) => settingDocument(name, schemaNamed(name), valueIn));
    const published = Object.assign({ active: true, form }, ...fields);
    plan.insert(content, { type: "settings", slug: form, published });
  }
}
