import { contrast, reached, readableOrExtreme, WORDS } from "./contrast.rules.ts";
import { type Colours, lightOf, panelOf } from "./palette-tokens.rules.ts";

/** More than the minimum, for long texts. */
export const READING = 7;
/** For notices in red, green and brown. */
const LIGHT_PAPER = 13;
/** For two shades of light text, and errors. */
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

/** Two colours with their contrast and its minimum. */
export type PairCheck = {
  name: ColourName;
  front: string;
  ground: string;
  ratio: number;
  least: number;
  isEnough: boolean;
};

/** Pairs of the six choices; derived colours are readable by construction. */
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

/** Insufficient colours with the nearest sufficient one. */
export function suggestionsFor(colours: Colours): Partial<Colours> {
  const suggestions: Partial<Colours> = {};
  const failed = new Set(checkColours(colours).flatMap(({ name, isEnough }) => (isEnough ? [] : [name])));
  // The paper first, because others are checked on it.
  if (failed.has("paper"))
    suggestions.paper = reached(colours.paper, ["#000000"], LIGHT_PAPER, 1) ?? "#ffffff";
  const paper = suggestions.paper ?? colours.paper;
  const light = lightOf(paper);
  if (contrast(colours.ink, paper) < READING)
    suggestions.ink = reached(colours.ink, [paper], READING, 0) ?? "#000000";
  const grounds = [paper, panelOf(paper)];
  if (grounds.some((ground) => contrast(colours.accent, ground) < WORDS))
    suggestions.accent = readableOrExtreme(colours.accent, grounds, WORDS);
  for (const field of ["requests", "materials", "philosophy"] as const) {
    if (contrast(light, colours[field]) < DARK_FIELD)
      suggestions[field] = reached(colours[field], [light], DARK_FIELD, 0) ?? "#000000";
  }
  return suggestions;
}
