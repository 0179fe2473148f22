export type Lab = { l: number; a: number; b: number };
export type Triple = [number, number, number];

const HEX = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i;

/** Linear RGB of `#b53a16`. */
export function linearOf(hex: string): Triple {
  const [, red = "0", green = "0", blue = "0"] = HEX.exec(hex) ?? [];
  const part = (digits: string) => toLinear(Number.parseInt(digits, 16) / 255);
  return [part(red), part(green), part(blue)];
}

const toLinear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

/** OKLab (Björn Ottosson): perceptually uniform. */
export function labOf(hex: string): Lab {
  const [r, g, b] = linearOf(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  };
}
