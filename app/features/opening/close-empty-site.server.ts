import { defaultSettingRow } from "#app/features/settings/default-settings.server.ts";
import { packed } from "#app/features/settings/read-settings.server.ts";
import { siteSettings } from "#app/features/settings/settings.table.ts";
import { isUntouched } from "#app/features/setup/progress.server.ts";
import { db } from "#app/platform/db/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { contentChanged } from "#app/platform/http/content-tags.server.ts";

/** Until its owner opens it, an installation that began empty shows visitors that it opens soon. */
export async function closeEmptySite(): Promise<void> {
  if (env().seed !== "none" || !(await isUntouched())) return;
  const closed = await db()
    .insert(siteSettings)
    .values({ ...defaultSettingRow("opening", "isOpen"), value: packed(false) })
    .onConflictDoNothing()
    .returning({ id: siteSettings.id });
  if (closed.length > 0) await contentChanged("settings");
}
