import { contrast, mustRead, reached, WORDS } from "./contrast.rules.ts";
import { type Colours, lightOf, panelOf } from "./theme-tokens.rules.ts";

/** Long reading needs more than the least that the guidelines ask for, and lighter words must have room beside it. */
export const READING = 7;
/** Notices in red, green and brown lie on the paper too. */
const LIGHT_PAPER = 13;
/** Full grounds carry two shades of light words and their errors. */
const DARK_FIELD = 8;

export type ColourName = keyof Colours;
export const COLOUR_NAMES: readonly ColourName[] = [
  "paper",
  "ink",
  "accent",
  "requests",
  "materials",
  "philosophy",
];

/** A pair of colours that pages really show: what lies on what, how far apart they are and must be. */
export type PairCheck = {
  name: ColourName;
  front: string;
  ground: string;
  ratio: number;
  least: number;
  isEnough: boolean;
};

/** Every pair that the six choices make by themselves; what is derived from them is right by rule. */
export function checkColours(colours: Colours): PairCheck[] {
  const { paper, ink, accent } = colours;
  const light = lightOf(paper);
  const panel = panelOf(paper);
  const nearer = contrast(accent, paper) < contrast(accent, panel) ? paper : panel;
  return [
    pair("paper", "#000000", paper, LIGHT_PAPER),
    pair("ink", ink, paper, READING),
    pair("accent", accent, nearer, WORDS),
    pair("requests", light, colours.requests, DARK_FIELD),
    pair("materials", light, colours.materials, DARK_FIELD),
    pair("philosophy", light, colours.philosophy, DARK_FIELD),
  ];
}

function pair(name: ColourName, front: string, ground: string, least: number): PairCheck {
  const ratio = contrast(front, ground);
  return { name, front, ground, ratio, least, isEnough: ratio >= least };
}

/** The colours that cannot be read, each with the nearest one that can. Nothing when all can be. */
export function suggestionsFor(colours: Colours): Partial<Colours> {
  const suggestions: Partial<Colours> = {};
  const failed = new Set(checkColours(colours).flatMap(({ name, isEnough }) => (isEnough ? [] : [name])));
  // The paper first: the others are read on it.
  if (failed.has("paper"))
    suggestions.paper = reached(colours.paper, ["#000000"], LIGHT_PAPER, 1) ?? "#ffffff";
  const paper = suggestions.paper ?? colours.paper;
  const light = lightOf(paper);
  if (contrast(colours.ink, paper) < READING)
    suggestions.ink = reached(colours.ink, [paper], READING, 0) ?? "#000000";
  const grounds = [paper, panelOf(paper)];
  if (grounds.some((ground) => contrast(colours.accent, ground) < WORDS))
    suggestions.accent = mustRead(colours.accent, grounds, WORDS);
  for (const field of ["requests", "materials", "philosophy"] as const) {
    if (contrast(light, colours[field]) < DARK_FIELD)
      suggestions[field] = reached(colours[field], [light], DARK_FIELD, 0) ?? "#000000";
  }
  return suggestions;
}
