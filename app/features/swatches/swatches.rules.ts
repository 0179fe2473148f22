import { labOf } from "#app/ui/oklab.rules.ts";

/** Query key of the yarns that are lifted from the loom: their hexes without the sign, with commas. */
export const YARN_KEY = "cor";
const MOST_LIFTED = 5;

/** The yarns that an address asks for, as many as can be lifted. */
export function liftedIn<Yarn extends { hex: string }>(asked: string | null, yarns: readonly Yarn[]): Yarn[] {
  const hexes = new Set((asked ?? "").toLowerCase().split(","));
  return [...hexes]
    .flatMap((hex) => yarns.find((yarn) => yarn.hex === `#${hex}`) ?? [])
    .slice(0, MOST_LIFTED);
}

/** The query that lifts one yarn more or lets it go again; of too many the first is let go. */
export function toggled(lifted: readonly { hex: string }[], hex: string): string {
  const others = lifted.map((yarn) => yarn.hex).filter((other) => other !== hex);
  const next = others.length < lifted.length ? others : [...others, hex].slice(-MOST_LIFTED);
  return next.length > 0 ? `?${YARN_KEY}=${next.map((one) => one.slice(1)).join(",")}` : "";
}

/** Colours at most this far apart in OKLab look akin to who stands before them. */
const AKIN = 0.055;

const LIGHT_FROM = 0.6;

export function distance(one: string, other: string): number {
  const [p, q] = [labOf(one), labOf(other)];
  return Math.hypot(p.l - q.l, p.a - q.a, p.b - q.b);
}

export const isAkin = (apart: number) => apart <= AKIN;
const isSimilar = (one: string, other: string) => isAkin(distance(one, other));

/** Whether dark words are read better on this colour. */
export const isLight = (hex: string) => labOf(hex).l >= LIGHT_FROM;

/** Greys and ecrus by lightness first, then the wheel of colours. */
const CHROMATIC_FROM = 0.03;

export function byHue(one: { hex: string }, other: { hex: string }): number {
  return hueOf(one.hex) - hueOf(other.hex) || labOf(other.hex).l - labOf(one.hex).l;
}

export type RugYarn = { index: number; hex: string; share: number };

/** How much a yarn's share of the rug counts against its difference in lightness. */
const SHARE_WEIGHT = 0.4;

/**
 * Which colours of a design's palette become which of the lifted ones: its own or an akin one where it has that, else
 * the one of about this lightness that covers most, so that light stays light and the drawing can be read.
 */
export function recolour(yarns: readonly RugYarn[], lifted: readonly string[]): Record<number, string> {
  const swaps: Record<number, string> = {};
  const free = new Set(yarns);
  for (const hex of lifted) {
    const price = (yarn: RugYarn) =>
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

/** Steps of the wheel, so that shades of one hue stand together from light to dark. */
function hueOf(hex: string): number {
  const { a, b } = labOf(hex);
  if (Math.hypot(a, b) < CHROMATIC_FROM) return -1;
  return Math.floor(((Math.atan2(b, a) + 2 * Math.PI) % (2 * Math.PI)) / (Math.PI / 6));
}
