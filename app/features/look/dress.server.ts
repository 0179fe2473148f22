import type { Settings } from "#app/features/settings/settings.rules.ts";
import { getSettings } from "#app/features/settings/settings.server.ts";
import { DEFAULT_LOCALE } from "#app/i18n/locales.ts";
import { isTrial } from "#app/platform/db/db.server.ts";
import { onContentChanged, recordingContent } from "#app/platform/http/content-tags.server.ts";
import { log } from "#app/platform/log.server.ts";
import { type Dress, voiceLike, wear } from "#app/platform/mail/dress.ts";
import { paperColours } from "./plain-colours.ts";

const WITH_SERIFS = ["thread", "press"];

/** Mails and the page of a busy server look like the brand: at the start, and after every change of the settings. */
export async function dressHouse(): Promise<void> {
  await dressAnew();
  onContentChanged((tags) => {
    if (tags.includes("settings") && !isTrial()) void dressAnew();
  });
}

async function dressAnew(): Promise<void> {
  try {
    const { result, record } = await recordingContent(() => getSettings(DEFAULT_LOCALE));
    // What could not be read says nothing: the former look is worn on.
    if (record.isComplete) wear(dressOf(result));
  } catch (error) {
    log.warn({ err: error }, "The brand's look for mails could not be read");
  }
}

export function dressOf({ brand, look }: Settings): Dress {
  const { ground: paper, ...inks } = paperColours(look.colours);
  return { name: brand.name, paper, ...inks, voice: voiceLike(WITH_SERIFS.includes(look.typefaces)) };
}
