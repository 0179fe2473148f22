import { settingDocument } from "#app/features/settings/setting-document.ts";
import { type SettingName, schemaNamed } from "#app/features/settings/settings.rules.ts";
import { formOf } from "#app/features/settings/settings-panels.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { content } from "#app/platform/db/content.table.ts";
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
