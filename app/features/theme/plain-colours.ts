import { DEFAULT_SETTINGS } from "#app/features/settings/settings.defaults.ts";
import { DEFAULT_LOCALE } from "#app/i18n/locales.ts";
import { between } from "./oklch.rules.ts";
import { COLOUR_NAMES } from "./theme-checks.rules.ts";
import { type Colours, paletteTokens } from "./theme-tokens.rules.ts";

/** A brand's colours where no style sheet reaches: mails, cards, paper. */
export type PlainColours = {
  ground: string;
  ink: string;
  /** Words that matter less, and threads between them. */
  quiet: string;
  thread: string;
};

const HOUSE = DEFAULT_SETTINGS[DEFAULT_LOCALE].theme.colours;
/** The house's own colours were mixed by hand, here as in its style sheet. */
const HOUSE_PAPER: PlainColours = {
  ground: HOUSE.paper,
  ink: HOUSE.ink,
  quiet: "#5b5953",
  thread: "#cbc9c0",
};
const HOUSE_MATERIALS: PlainColours = {
  ground: HOUSE.materials,
  ink: HOUSE.paper,
  quiet: "#e4e2db",
  thread: "#7b8360",
};

const FIELD_COLOURS = { requests: "indigo", materials: "erva", philosophy: "pau-brasil" } as const;
export type FieldName = keyof typeof FIELD_COLOURS;

const isHouse = (colours: Colours) => COLOUR_NAMES.every((name) => colours[name] === HOUSE[name]);

export function paperColours(colours: Colours): PlainColours {
  if (isHouse(colours)) return HOUSE_PAPER;
  const { paper: ground, ink } = colours;
  const tokens = paletteTokens(colours);
  return { ground, ink, quiet: tokens["--cinza"] ?? ink, thread: tokens["--linho"] ?? ink };
}

/** Light words on one of the full grounds. */
export function fieldColours(colours: Colours, field: FieldName): PlainColours {
  if (isHouse(colours) && field === "materials") return HOUSE_MATERIALS;
  const tokens = paletteTokens(colours);
  const dye = FIELD_COLOURS[field];
  const ground = colours[field];
  const ink = tokens[`--${dye}-tinta`] ?? colours.paper;
  return { ground, ink, quiet: tokens[`--${dye}-2`] ?? ink, thread: between(ground, ink, 0.4) };
}
