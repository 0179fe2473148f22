import type { Typefaces } from "#app/features/settings/fields/typefaces.rules.ts";
import voiceOfMarket from "#app/ui/fonts/bricolage-grotesque.woff2?url";
import compass from "#app/ui/fonts/compass.css?url";
import labelOfMarket from "#app/ui/fonts/figtree.woff2?url";
import labelOfPress from "#app/ui/fonts/hanken-grotesk.woff2?url";
import labelOfThread from "#app/ui/fonts/instrument-sans.woff2?url";
import voiceOfCompass from "#app/ui/fonts/jost.woff2?url";
import market from "#app/ui/fonts/market.css?url";
import voiceOfPress from "#app/ui/fonts/newsreader.woff2?url";
import voiceOfThread from "#app/ui/fonts/piazzolla.woff2?url";
import press from "#app/ui/fonts/press.css?url";

type Files = {
  /** Undefined for the standard pair, which is in every page's sheet. */
  sheet?: string;
  /** Preloaded: found through the style sheet they would be late. */
  first: string[];
};

export const TYPEFACE_FILES: Record<Typefaces, Files> = {
  thread: { first: [voiceOfThread, labelOfThread] },
  market: { sheet: market, first: [voiceOfMarket, labelOfMarket] },
  press: { sheet: press, first: [voiceOfPress, labelOfPress] },
  compass: { sheet: compass, first: [voiceOfCompass] },
};
