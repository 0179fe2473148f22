import { between } from "#app/features/palette/oklch.rules.ts";
import { COLOUR_NAMES } from "#app/features/palette/palette-checks.rules.ts";
import { type Colours, paletteTokens } from "#app/features/palette/palette-tokens.rules.ts";
import { DEFAULT_SETTINGS } from "#app/features/settings/settings.defaults.ts";
import { DEFAULT_LOCALE } from "#app/i18n/locales.ts";

/** For mails, social cards and print. */
export type PlainColours = {
  ground: string;
  ink: string;
  quiet: string;
  thread: string;
};

const STANDARD = DEFAULT_SETTINGS[DEFAULT_LOCALE].theme.colours;
/** As in the standard style sheet. */
const STANDARD_PAPER: PlainColours = {
  ground: STANDARD.paper,
  ink: STANDARD.ink,
  quiet: "#5b5953",
  thread: "#cbc9c0",
};
const STANDARD_MATERIALS: PlainColours = {
  ground: STANDARD.materials,
  ink: STANDARD.paper,
  quiet: "#e4e2db",
  thread: "#7b8360",
};

export type FieldName = "requests" | "materials" | "philosophy";

const isStandard = (colours: Colours) => COLOUR_NAMES.every((name) => colours[name] === STANDARD[name]);

export function paperColours(colours: Colours): PlainColours {
  if (isStandard(colours)) return STANDARD_PAPER;
  const { paper: ground, ink } = colours;
  const tokens = paletteTokens(colours);
  return {
    ground,
    ink,
    quiet: tokens["--palette-ink-muted"] ?? ink,
    thread: tokens["--palette-line"] ?? ink,
  };
}

/** Light text on a background colour. */
export function fieldColours(colours: Colours, field: FieldName): PlainColours {
  if (isStandard(colours) && field === "materials") return STANDARD_MATERIALS;
  const tokens = paletteTokens(colours);
  const ground = colours[field];
  const ink = tokens[`--palette-${field}-ink`] ?? colours.paper;
  return {
    ground,
    ink,
    quiet: tokens[`--palette-${field}-ink-muted`] ?? ink,
    thread: between(ground, ink, 0.4),
  };
}
