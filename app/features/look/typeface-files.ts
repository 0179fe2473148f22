import type { Typefaces } from "#app/features/settings/look-settings.rules.ts";
import voiceOfMarket from "#app/ui/fonts/bricolage-grotesque.woff2?url";
import compass from "#app/ui/fonts/compass.css?url";
import voiceOfCompass from "#app/ui/fonts/jost.woff2?url";
import market from "#app/ui/fonts/market.css?url";
import voiceOfPress from "#app/ui/fonts/newsreader.woff2?url";
import voiceOfThread from "#app/ui/fonts/piazzolla.woff2?url";
import press from "#app/ui/fonts/press.css?url";

type Files = {
  /** The sheet with the pair's faces; the house's own pair is in the sheet that every page has. */
  sheet?: string;
  /** The face that the first words are set in. */
  voice: string;
};

export const TYPEFACE_FILES: Record<Typefaces, Files> = {
  thread: { voice: voiceOfThread },
  market: { sheet: market, voice: voiceOfMarket },
  press: { sheet: press, voice: voiceOfPress },
  compass: { sheet: compass, voice: voiceOfCompass },
};
