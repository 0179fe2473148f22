import { labOf } from "#app/ui/oklab.rules.ts";

/** Query key of the yarn that the wall shows rugs for: its hex without the sign. */
export const YARN_KEY = "cor";

/** Colours at most this far apart in OKLab look akin to who stands before them. */
const AKIN = 0.055;

const LIGHT_FROM = 0.6;

export function distance(one: string, other: string): number {
  const [p, q] = [labOf(one), labOf(other)];
  return Math.hypot(p.l - q.l, p.a - q.a, p.b - q.b);
}

export const isSimilar = (one: string, other: string) => distance(one, other) <= AKIN;

/** Whether dark words are read better on this colour. */
export const isLight = (hex: string) => labOf(hex).l >= LIGHT_FROM;

/** Greys and ecrus by lightness first, then the wheel of colours. */
const CHROMATIC_FROM = 0.03;

export function byHue(one: { hex: string }, other: { hex: string }): number {
  return hueOf(one.hex) - hueOf(other.hex) || labOf(other.hex).l - labOf(one.hex).l;
}

/** Steps of the wheel, so that shades of one hue stand together from light to dark. */
function hueOf(hex: string): number {
  const { a, b } = labOf(hex);
  if (Math.hypot(a, b) < CHROMATIC_FROM) return -1;
  return Math.floor(((Math.atan2(b, a) + 2 * Math.PI) % (2 * Math.PI)) / (Math.PI / 6));
}

/** Where the wheel of hues is opened: before the reds, so that no family of colours lies on both edges. */
const WHEEL_FROM = -0.35;

const turnOf = (hex: string) => {
  const { a, b } = labOf(hex);
  return (Math.atan2(b, a) - WHEEL_FROM + 2 * Math.PI) % (2 * Math.PI);
};

/**
 * The wall in columns of about one hue each, light above dark: first what has no hue, then round the wheel.
 */
export function hueColumns<Yarn extends { hex: string }>(yarns: readonly Yarn[], length: number): Yarn[][] {
  const hasHue = ({ hex }: Yarn) => hueOf(hex) >= 0;
  const lighter = (one: Yarn, other: Yarn) => labOf(other.hex).l - labOf(one.hex).l;
  const plain = yarns.filter((yarn) => !hasHue(yarn)).sort(lighter);
  const turned = yarns.filter(hasHue).sort((one, other) => turnOf(one.hex) - turnOf(other.hex));
  return [...inEqualParts(plain, length), ...inEqualParts(turned, length).map((part) => part.sort(lighter))];
}

/** As few parts as there can be of at most this length, all of about the same. */
function inEqualParts<Item>(all: Item[], length: number): Item[][] {
  const count = Math.ceil(all.length / length);
  const start = (place: number) => Math.round((place * all.length) / count);
  return Array.from({ length: count }, (_, place) => all.slice(start(place), start(place + 1)));
}
