/** Query key of the yarn that the wall shows rugs for: its hex without the sign. */
export const YARN_KEY = "cor";

/** Colours at most this far apart in OKLab look akin to who stands before them. */
const AKIN = 0.055;

const LIGHT_FROM = 0.6;

type Lab = { l: number; a: number; b: number };

/** OKLab (Björn Ottosson): distances in it are distances for the eye. */
export function labOf(hex: string): Lab {
  const [r, g, b] = [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255)) as [
    number,
    number,
    number,
  ];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  };
}

function linear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

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
