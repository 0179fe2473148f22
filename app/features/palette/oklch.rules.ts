import { type Lab, labOf, type Triple } from "#app/ui/oklab.rules.ts";

/** OKLCh (Björn Ottosson): lightness 0 to 1, chroma, hue in degrees. */
export type Oklch = { l: number; c: number; h: number };

const STEPS = 24;

const fromLinear = (light: number) =>
  light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;

export const oklchOf = (hex: string): Oklch => polar(labOf(hex));

const polar = ({ l, a, b }: Lab): Oklch => ({
  l,
  c: Math.hypot(a, b),
  h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
});

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

/** Interpolation in OKLab: by a and b, because interpolated hues would give grey a tint. */
export function between(from: string, to: string, share: number): string {
  const [one, other] = [labOf(from), labOf(to)];
  const at = (axis: keyof Lab) => one[axis] + (other[axis] - one[axis]) * share;
  return hexOf(polar({ l: at("l"), a: at("a"), b: at("b") }));
}
