import type { KnottedRug, Lab, Yarn, YarnExchange } from "./rug-design.ts";

export type Linear = readonly [red: number, green: number, blue: number];

/** White of daylight D65 and the primaries of sRGB (IEC 61966-2-1). */
const WHITE = [0.95047, 1, 1.08883] as const;
const EPSILON = 216 / 24389;
const KAPPA = 24389 / 27;

export const linearOfByte = (byte: number): number => {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

export const byteOfLinear = (linear: number): number => {
  const value = Math.max(0, Math.min(1, linear));
  return Math.round(255 * (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055));
};

export function labOfLinear([red, green, blue]: Linear): Lab {
  const curve = (t: number) => (t > EPSILON ? Math.cbrt(t) : (KAPPA * t + 16) / 116);
  const x = curve((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / WHITE[0]);
  const y = curve((0.2126729 * red + 0.7151522 * green + 0.072175 * blue) / WHITE[1]);
  const z = curve((0.0193339 * red + 0.119192 * green + 0.9503041 * blue) / WHITE[2]);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** A yarn's colour as reflectance; colours that no screen shows are cut. */
export function linearOfLab([lightness, a, b]: Lab): Linear {
  const fy = (lightness + 16) / 116;
  const fx = fy + a / 500;
  const fz = fy - b / 200;
  const straight = (f: number) => (f ** 3 > EPSILON ? f ** 3 : (116 * f - 16) / KAPPA);
  const x = straight(fx) * WHITE[0];
  const y = (lightness > KAPPA * EPSILON ? fy ** 3 : lightness / KAPPA) * WHITE[1];
  const z = straight(fz) * WHITE[2];
  const cut = (value: number) => Math.max(0, Math.min(1, value));
  return [
    cut(3.2404542 * x - 1.5371385 * y - 0.4985314 * z),
    cut(-0.969266 * x + 1.8760108 * y + 0.041556 * z),
    cut(0.0556434 * x - 0.2040259 * y + 1.0572252 * z),
  ];
}

/** The yarn of each slot, after what was exchanged; a yarn that is no longer offered leaves the design's own. */
export function yarnsOf(
  design: KnottedRug,
  exchange: YarnExchange,
  offered: readonly Yarn[],
): (Yarn | null)[] {
  const byId = new Map(offered.map((yarn) => [yarn.id, yarn]));
  const yarns: (Yarn | null)[] = [];
  for (const { slot, yarn } of design.palette)
    yarns[slot] = byId.get(exchange[slot] ?? yarn) ?? byId.get(yarn) ?? null;
  return yarns;
}

/** The design's knots as a picture, one pixel a knot, in sRGB with full alpha. */
export function paintedKnots(slots: Uint8Array, colours: readonly (Linear | null)[]): Uint8ClampedArray {
  const bytes = colours.map((colour) => (colour ?? [0, 0, 0]).map(byteOfLinear));
  const picture = new Uint8ClampedArray(slots.length * 4);
  slots.forEach((slot, i) => {
    picture.set(bytes[slot] ?? [0, 0, 0], i * 4);
    picture[i * 4 + 3] = 255;
  });
  return picture;
}
