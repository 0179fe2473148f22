import { readServiceSetting, writeServiceSetting } from "#app/platform/db/service-settings.server.ts";
import { contentChanged } from "#app/platform/http/cache/content-tags.server.ts";
import { setSiteAddress } from "#app/platform/http/site-origin.server.ts";

const NAME = "site-address";

type Stored = { origin: string };

/** At the start and after changes, which another process may have made. */
export async function loadSiteAddress(): Promise<void> {
  setSiteAddress((await readServiceSetting<Stored>(NAME))?.origin || null);
}

/** Empty: none. Pages name the address, so all of them are made anew. */
export async function saveSiteAddress(origin: string): Promise<void> {
  await writeServiceSetting(NAME, { origin } satisfies Stored);
  setSiteAddress(origin || null);
  await contentChanged("settings");
}
