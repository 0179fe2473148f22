import type { Locale } from "#app/i18n/locales.ts";
import type { Edit, Placement } from "../engine/simulation.ts";
import type { SimulatorTexts } from "../simulator.texts.ts";
import type { SimulatorRug } from "../simulator-rug.ts";

/** What every panel of the studio gets. */
export type PanelProps = {
  locale: Locale;
  texts: SimulatorTexts;
  /** The chosen rug's design and where it lies; null while nothing lies there. */
  rug: SimulatorRug | null;
  placement: Placement | null;
  edit: (what: Edit, isContinued?: boolean) => void;
};

export type Tool = "model" | "colour" | "size" | "turn" | "adjust";
export const TOOLS: readonly Tool[] = ["model", "colour", "size", "turn", "adjust"];

/** The id of a panel's heading, which names the panel. */
export const panelTitle = (tool: string) => `studio-${tool}`;
