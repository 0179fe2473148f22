import { DEFAULT_SETTINGS } from "#app/features/settings/settings.defaults.ts";
import type { Settings } from "#app/features/settings/settings.rules.ts";
import { getSettings } from "#app/features/settings/settings.server.ts";
import { DEFAULT_LOCALE } from "#app/i18n/locales.ts";
import { isTrial } from "#app/platform/db/db.server.ts";
import { onContentChanged, recordingContent } from "#app/platform/http/content-tags.server.ts";
import { log } from "#app/platform/log.server.ts";
import { type Dress, voiceLike, wear } from "#app/platform/mail/dress.ts";
import { COLOUR_NAMES } from "./look-checks.rules.ts";
import { dyesOf } from "./look-tokens.rules.ts";

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

/** The house's own colours are in its style sheet, where they were mixed by hand. */
export function dressOf({ brand, look }: Settings): Dress {
  const house = DEFAULT_SETTINGS[DEFAULT_LOCALE].look.colours;
  const isHouse = COLOUR_NAMES.every((name) => look.colours[name] === house[name]);
  const dyes = dyesOf(look.colours);
  return {
    name: brand.name,
    paper: look.colours.paper,
    ink: look.colours.ink,
    quiet: isHouse ? "#5b5953" : (dyes["--cinza"] ?? look.colours.ink),
    thread: isHouse ? "#cbc9c0" : (dyes["--linho"] ?? look.colours.ink),
    voice: voiceLike(WITH_SERIFS.includes(look.typefaces)),
  };
}
