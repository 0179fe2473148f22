import { inArray } from "drizzle-orm";
import { db } from "#app/platform/db/db.server.ts";
import { settingLabels } from "./setting-labels.texts.ts";
import { fromStoredName } from "./settings.rules.ts";
import { siteSettings } from "./settings.table.ts";
import { settingsAdminTexts } from "./settings-admin.texts.ts";
import { type PanelId, SETTINGS_SCREENS, type SettingsPanel } from "./settings-panels.ts";

export async function namesOfSettings(ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const found = await db().select().from(siteSettings).where(inArray(siteSettings.id, ids));
  const sections = settingLabels as unknown as Record<string, Record<string, unknown>>;
  return new Map(
    found.map(({ id, section, key }) => {
      const [group, field] = [fromStoredName(section), fromStoredName(key)];
      const own = panelOf(`${group}.${field}`);
      return [id, own ?? nameIn(sections[group]?.[field]) ?? `${section}.${key}`];
    }),
  );
}

/** A form for one setting gives it its name. */
function panelOf(name: string): string | undefined {
  const panels = Object.values<readonly SettingsPanel[]>(SETTINGS_SCREENS).flat();
  const panel = panels.find(({ settings: [first, ...others] }) => first === name && others.length === 0);
  return panel && settingsAdminTexts.panels[panel.id as PanelId];
}

/** A setting of several fields is named as the first of them. */
function nameIn(label: unknown): string | undefined {
  if (typeof label === "string") return label;
  if (typeof label !== "object" || label === null) return undefined;
  return "label" in label ? nameIn(label.label) : nameIn(Object.values(label)[0]);
}
