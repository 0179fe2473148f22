import type { Settings } from "#app/features/settings/settings.content.ts";
import { getSettings } from "#app/features/settings/settings.server.ts";
import { loadSiteAddress } from "#app/features/settings/site-address.server.ts";
import { DEFAULT_LOCALE } from "#app/i18n/locales.ts";
import { isUnpublished } from "#app/platform/db/db.server.ts";
import { onContentChanged, withContentTags } from "#app/platform/http/cache/content-tags.server.ts";
import { siteAddress } from "#app/platform/http/site-origin.server.ts";
import { log } from "#app/platform/log.server.ts";
import { fallbackTypeface, type MailTheme, setMailTheme } from "#app/platform/mail/mail-theme.ts";
import { paperColours } from "./plain-colours.ts";
import { getTheme } from "./theme.server.ts";

const WITH_SERIFS = ["thread", "press"];

/** At the start and after changes of the settings. */
export async function loadTheme(): Promise<void> {
  await refreshMailTheme();
  onContentChanged((tags) => {
    if (tags.includes("settings") && !isUnpublished()) void refreshMailTheme();
  });
}

async function refreshMailTheme(): Promise<void> {
  try {
    const { result, record } = await withContentTags(() => getSettings(DEFAULT_LOCALE));
    // On a read error the former theme stays.
    if (record.isComplete) setMailTheme({ ...mailThemeOf(result), ...(await markOf()) });
  } catch (error) {
    log.warn({ err: error }, "The brand's theme for mails could not be read");
  }
}

/** Mails need an absolute address. */
async function markOf(): Promise<Pick<MailTheme, "mark">> {
  await loadSiteAddress();
  const address = siteAddress();
  if (!address) return {};
  const { icons } = await getTheme();
  return { mark: address + (icons ? `/icone/${icons}/marca-192.png` : "/icons/icon-192.png") };
}

export function mailThemeOf({ brand, theme }: Settings): MailTheme {
  const { ground: paper, ...inks } = paperColours(theme.colours);
  return { name: brand.name, paper, ...inks, voice: fallbackTypeface(WITH_SERIFS.includes(theme.typefaces)) };
}
