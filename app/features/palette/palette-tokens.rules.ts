import { readableOrExtreme } from "./contrast.rules.ts";
import { between, hexOf, lighter, oklchOf } from "./oklch.rules.ts";

export type Colours = Record<"paper" | "ink" | "accent" | "requests" | "materials" | "philosophy", string>;
export type PaletteTokens = Record<`--${string}`, string>;

const DARKEST = { l: 0.185, c: 0.03 };
const DARK_PANEL = 0.25;
/** OKLab lightness. */
const LIGHTEST_NOTICE = 0.3;

export const panelOf = (paper: string) => lighter(paper, -0.042);
export const lightOf = (paper: string) => {
  const { c, h } = oklchOf(paper);
  return hexOf({ l: 0.942, c: Math.min(c, 0.02), h });
};
export const darkBackgroundOf = (ink: string) => {
  const { c, h } = oklchOf(ink);
  return hexOf({ l: DARKEST.l, c: Math.min(c, DARKEST.c), h });
};

/** Text colours are adjusted until readable on all their grounds. */
export function paletteTokens(colours: Colours): PaletteTokens {
  const { paper, ink, accent } = colours;
  const panel = panelOf(paper);
  const light = lightOf(paper);
  const night = darkBackgroundOf(ink);
  const nightPanel = lighter(night, DARK_PANEL - DARKEST.l);
  const fields = [
    fieldTokens("requests", colours.requests, light),
    fieldTokens("materials", colours.materials, light),
    fieldTokens("philosophy", colours.philosophy, light),
  ];
  const dark = [night, nightPanel, ...fields.flatMap(({ grounds }) => grounds)];
  const notice = oklchOf(ink).l <= LIGHTEST_NOTICE ? ink : nightPanel;
  const glow = shade(accent, 0.72, 1);
  const focus = readableOrExtreme(shade(accent, 0.84, 0.6), [...dark, notice], 5.7);
  return {
    "--palette-paper": paper,
    "--palette-panel": panel,
    "--palette-raised": lighter(paper, 0.02),
    "--palette-line": between(paper, ink, 0.17),
    "--palette-edge": readableOrExtreme(between(paper, ink, 0.52), [paper, panel], 3.2),
    "--palette-ink-muted": readableOrExtreme(between(ink, paper, 0.3), [paper, panel], 4.8),
    "--palette-ink": ink,
    "--palette-dark-panel": nightPanel,
    "--palette-accent": accent,
    "--palette-accent-light": readableOrExtreme(glow, dark, 4.6),
    "--palette-focus": focus,
    "--palette-dark": night,
    "--palette-on-light": night,
    "--palette-light": light,
    "--palette-light-muted": readableOrExtreme(between(light, night, 0.3), [night, nightPanel], 6),
    "--palette-light-line": `${light}3d`,
    "--palette-light-edge": readableOrExtreme(between(light, night, 0.45), dark, 3.2),
    "--over-media-muted": between(light, night, 0.06),
    "--over-media-line": `${paper}80`,
    "--notice": notice,
    "--notice-text-muted": readableOrExtreme(between(paper, notice, 0.15), [notice], 6),
    "--scrim": `${notice}9e`,
    ...Object.assign({}, ...fields.map(({ tokens }) => tokens)),
  };
}

function fieldTokens(
  name: string,
  field: string,
  light: string,
): { tokens: PaletteTokens; grounds: string[] } {
  const [panel, raised] = [lighter(field, 0.045), lighter(field, 0.03)];
  const grounds = [field, panel, raised];
  return {
    grounds,
    tokens: {
      [`--palette-${name}`]: field,
      [`--palette-${name}-ink`]: light,
      [`--palette-${name}-ink-muted`]: readableOrExtreme(between(light, field, 0.28), grounds, 5),
      [`--palette-${name}-panel`]: panel,
      [`--palette-${name}-raised`]: raised,
    },
  };
}

function shade(hex: string, l: number, colourful: number): string {
  const { c, h } = oklchOf(hex);
  return hexOf({ l, c: c * colourful, h });
}
