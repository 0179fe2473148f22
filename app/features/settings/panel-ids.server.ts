import { and, eq, or } from "drizzle-orm";
import { db } from "#app/platform/db/db.server.ts";
import { defaultSettingRow } from "./default-settings.server.ts";
import { siteSettings } from "./settings.table.ts";
import { SETTINGS_SCREENS, splitSettingName } from "./settings-panels.ts";

export async function idsOfPanel(id: string): Promise<string[]> {
  const panel = Object.values(SETTINGS_SCREENS)
    .flat()
    .find((one) => one.id === id);
  if (!panel) return [];
  const places = panel.settings.map((name) => {
    const { section, key } = splitSettingName(name);
    const row = defaultSettingRow(section, key);
    return and(eq(siteSettings.section, row.section), eq(siteSettings.key, row.key));
  });
  const rows = await db()
    .select({ id: siteSettings.id })
    .from(siteSettings)
    .where(or(...places));
  return rows.map((row) => row.id);
}
