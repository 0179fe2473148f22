/** OKLCh (Björn Ottosson): lightness 0 to 1, chroma, hue in degrees. */
export type Oklch = { l: number; c: number; h: number };

type Triple = [number, number, number];

const HEX = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i;
const STEPS = 24;

const toLinear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
const fromLinear = (light: number) =>
  light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;

/** Linear RGB of `#b53a16`. */
export function linearOf(hex: string): Triple {
  const [, red = "0", green = "0", blue = "0"] = HEX.exec(hex) ?? [];
  const part = (digits: string) => toLinear(Number.parseInt(digits, 16) / 255);
  return [part(red), part(green), part(blue)];
}

export function oklchOf(hex: string): Oklch {
  const [r, g, b] = linearOf(hex);
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const middle = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const l = 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short;
  const a = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short;
  const bb = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short;
  return { l, c: Math.hypot(a, bb), h: ((Math.atan2(bb, a) * 180) / Math.PI + 360) % 360 };
}

function linearFrom({ l, c, h }: Oklch): Triple {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
}

const isShown = (linear: Triple) => linear.every((light) => light >= -0.0005 && light <= 1.0005);

/** Out-of-gamut colours lose chroma, not lightness or hue. */
export function hexOf({ l, c, h }: Oklch): string {
  const lightness = Math.min(1, Math.max(0, l));
  let most = c;
  if (!isShown(linearFrom({ l: lightness, c, h }))) {
    let least = 0;
    for (let step = 0; step < STEPS; step += 1) {
      const middle = (least + most) / 2;
      if (isShown(linearFrom({ l: lightness, c: middle, h }))) least = middle;
      else most = middle;
    }
    most = least;
  }
  const digits = linearFrom({ l: lightness, c: most, h }).map((light) => {
    const channel = Math.round(fromLinear(Math.min(1, Math.max(0, light))) * 255);
    return channel.toString(16).padStart(2, "0");
  });
  return `#${digits.join("")}`;
}

/** The same colour, lighter or darker by an amount. */
export function lighter(hex: string, by: number): string {
  const { l, c, h } = oklchOf(hex);
  return hexOf({ l: l + by, c, h });
}

/** Interpolation in OKLab. */
export function between(from: string, to: string, share: number): string {
  const [a, b] = [oklchOf(from), oklchOf(to)];
  // By a and b, because interpolated hues would give grey a tint.
  const axis = (trig: (angle: number) => number) => {
    const at = ({ c, h }: Oklch) => c * trig((h * Math.PI) / 180);
    return at(a) + (at(b) - at(a)) * share;
  };
  const [x, y] = [axis(Math.cos), axis(Math.sin)];
  return hexOf({
    l: a.l + (b.l - a.l) * share,
    c: Math.hypot(x, y),
    h: ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360,
  });
}
