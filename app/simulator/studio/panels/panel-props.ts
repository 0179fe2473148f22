import type { Locale } from "#app/i18n/locales.ts";
import type { Edit, Placement } from "../../engine/simulation.ts";
import type { SimulatorTexts } from "../../simulator.texts.ts";
import type { SimulatorRug } from "../../simulator-rug.ts";

export type PanelProps = {
  locale: Locale;
  texts: SimulatorTexts;
  rug: SimulatorRug | null;
  placement: Placement | null;
  edit: (what: Edit, isContinued?: boolean) => void;
};

export type Tool = "model" | "colour" | "size" | "turn" | "adjust";
export const TOOLS: readonly Tool[] = ["model", "colour", "size", "turn", "adjust"];

/** Its panel is about the chosen rug. */
export const needsRug = (tool: Tool) => tool !== "model" && tool !== "adjust";

export const panelTitle = (tool: string) => `studio-${tool}`;
