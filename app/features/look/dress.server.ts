import type { Settings } from "#app/features/settings/settings.rules.ts";
import { getSettings } from "#app/features/settings/settings.server.ts";
import { DEFAULT_LOCALE } from "#app/i18n/locales.ts";
import { isDryRun } from "#app/platform/db/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { onContentChanged, recordingContent } from "#app/platform/http/content-tags.server.ts";
import { log } from "#app/platform/log.server.ts";
import { type Dress, voiceLike, wear } from "#app/platform/mail/dress.ts";
import { getLook } from "./look.server.ts";
import { paperColours } from "./plain-colours.ts";

const WITH_SERIFS = ["thread", "press"];

/** Mails and the page of a busy server look like the brand: at the start, and after every change of the settings. */
export async function loadTheme(): Promise<void> {
  await dressAnew();
  onContentChanged((tags) => {
    if (tags.includes("settings") && !isDryRun()) void dressAnew();
  });
}

async function dressAnew(): Promise<void> {
  try {
    const { result, record } = await recordingContent(() => getSettings(DEFAULT_LOCALE));
    // What could not be read says nothing: the former look is worn on.
    if (record.isComplete) wear({ ...dressOf(result), ...(await markOf()) });
  } catch (error) {
    log.warn({ err: error }, "The brand's look for mails could not be read");
  }
}

/** Mails show it from the site, so the site must have an address. */
async function markOf(): Promise<Pick<Dress, "mark">> {
  const { publicUrl } = env();
  if (!publicUrl) return {};
  const { icons } = await getLook();
  return { mark: publicUrl + (icons ? `/icone/${icons}/marca-192.png` : "/icons/icon-192.png") };
}

export function dressOf({ brand, look }: Settings): Dress {
  const { ground: paper, ...inks } = paperColours(look.colours);
  return { name: brand.name, paper, ...inks, voice: voiceLike(WITH_SERIFS.includes(look.typefaces)) };
}
