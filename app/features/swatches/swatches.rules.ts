import { yarnQuery } from "#app/features/catalogue/yarn-address.rules.ts";
import { type ColourName, colourFamily } from "#app/features/products/lists/catalogue-filter.rules.ts";
import { type Lab, labOf } from "#app/ui/oklab.rules.ts";

const MOST_CHOSEN = 5;

export function selectedYarns<Yarn extends { hex: string }>(
  asked: string | null,
  yarns: readonly Yarn[],
): Yarn[] {
  const hexes = new Set((asked ?? "").toLowerCase().split(","));
  return [...hexes]
    .flatMap((hex) => yarns.find((yarn) => yarn.hex === `#${hex}`) ?? [])
    .slice(0, MOST_CHOSEN);
}

/** Toggles a yarn; above the limit the first is removed. */
export function toggled(chosen: readonly { hex: string }[], hex: string): string {
  const others = chosen.map((yarn) => yarn.hex).filter((other) => other !== hex);
  const next = others.length < chosen.length ? others : [...others, hex].slice(-MOST_CHOSEN);
  return next.length > 0 ? yarnQuery(next) : "";
}

/** OKLab distance of similar colours. */
export const SIMILAR_DISTANCE = 0.055;

const LIGHT_FROM = 0.6;

const labDistance = (one: Lab, other: Lab) => Math.hypot(one.l - other.l, one.a - other.a, one.b - other.b);

export const distance = (one: string, other: string): number => labDistance(labOf(one), labOf(other));

export const isSimilarColour = (apart: number) => apart <= SIMILAR_DISTANCE;
const isSimilar = (one: string, other: string) => isSimilarColour(distance(one, other));

/** Whether dark text is more readable on it. */
export const isLight = (hex: string) => labOf(hex).l >= LIGHT_FROM;

/** OKLab chroma: below it, colours are sorted by lightness, after all hues. */
const CHROMATIC_FROM = 0.03;

export function byHue(one: { hex: string }, other: { hex: string }): number {
  return hueOf(one.hex) - hueOf(other.hex) || labOf(other.hex).l - labOf(one.hex).l;
}

/** Neutral colours last. */
const WALL: readonly ColourName[] = [
  "vermelhos",
  "terrosos",
  "amarelos",
  "verdes",
  "azuis",
  "roxos",
  "claros",
  "escuros",
];

/** Families as the catalogue's filter names them, light first within each. */
export function inFamilies<Yarn extends { hex: string }>(yarns: readonly Yarn[]) {
  return yarns
    .map((yarn) => ({ ...yarn, family: colourFamily(yarn.hex) }))
    .sort(
      (one, other) =>
        WALL.indexOf(one.family) - WALL.indexOf(other.family) || labOf(other.hex).l - labOf(one.hex).l,
    );
}

/** OKLab distance of yarns that the eye tells apart. */
const DISTINCT = 0.02;

/** Without what is hardly another colour than one before it; at most `most`. */
export function distinctColours<Colour extends { hex: string }>(
  colours: readonly Colour[],
  most = Number.POSITIVE_INFINITY,
): Colour[] {
  const kept: { colour: Colour; lab: Lab }[] = [];
  for (const colour of colours) {
    if (kept.length >= most) break;
    const lab = labOf(colour.hex);
    if (kept.every((other) => labDistance(other.lab, lab) > DISTINCT)) kept.push({ colour, lab });
  }
  return kept.map(({ colour }) => colour);
}

export type NamedColour = { name: string; hex: string };

export type ProductYarn = { index: number; hex: string; share: number };

/** Weight of a yarn's share against lightness. */
const SHARE_WEIGHT = 0.4;

/** Own or similar colours, else similar lightness and large area, so that the drawing stays readable. */
export function recolour(yarns: readonly ProductYarn[], chosen: readonly string[]): Record<number, string> {
  const swaps: Record<number, string> = {};
  const free = new Set(yarns);
  for (const hex of chosen) {
    const price = (yarn: ProductYarn) =>
      isSimilar(yarn.hex, hex)
        ? distance(yarn.hex, hex) - 1
        : Math.abs(labOf(yarn.hex).l - labOf(hex).l) - SHARE_WEIGHT * yarn.share;
    const [best] = [...free].sort((one, other) => price(one) - price(other));
    if (!best) break;
    free.delete(best);
    swaps[best.index] = hex;
  }
  return swaps;
}

const HUE_STEPS = 12;

/** In steps, so that shades of a hue are together; white to black last, as a phone shows eight of a hundred. */
function hueOf(hex: string): number {
  const { a, b } = labOf(hex);
  if (Math.hypot(a, b) < CHROMATIC_FROM) return HUE_STEPS;
  return Math.floor(((Math.atan2(b, a) / (2 * Math.PI) + 1) % 1) * HUE_STEPS);
}
