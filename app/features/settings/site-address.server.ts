import { readServiceSetting, writeServiceSetting } from "#app/platform/db/service-settings.server.ts";
import { contentChanged } from "#app/platform/http/cache/content-tags.server.ts";
import { setSiteAddress } from "#app/platform/http/site-origin.server.ts";

const NAME = "site-address";

/** At the start and after changes, which another process may have made. */
export async function loadSiteAddress(): Promise<void> {
  const { origin } = await readServiceSetting(NAME, { origin: "" });
  setSiteAddress(origin || null);
}

/** Empty: none. Pages name the address, so all of them are made anew. */
export async function saveSiteAddress(origin: string): Promise<void> {
  await writeServiceSetting(NAME, { origin });
  setSiteAddress(origin || null);
  await contentChanged("settings");
}
