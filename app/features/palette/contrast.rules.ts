import { linearOf } from "#app/ui/oklab.rules.ts";
import { hexOf, oklchOf } from "./oklch.rules.ts";

/** WCAG 2.2, 1.4.3. */
export const WORDS = 4.5;

const STEPS = 20;
/** Margin for rounding to 8 bits. */
const SPARE = 0.02;

const luminance = (hex: string): number => {
  const [red, green, blue] = linearOf(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Contrast ratio, 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const worst = (colour: string, grounds: readonly string[]) =>
  Math.min(...grounds.map((ground) => contrast(colour, ground)));

/** The nearest colour of the same hue with this contrast to every ground; null if there is none. */
export function readable(colour: string, grounds: readonly string[], ratio: number): string | null {
  if (worst(colour, grounds) >= ratio) return colour;
  const { l } = oklchOf(colour);
  const found = [reached(colour, grounds, ratio, 0), reached(colour, grounds, ratio, 1)].filter(
    (one) => one !== null,
  );
  const [nearest] = found.toSorted((a, b) => Math.abs(oklchOf(a).l - l) - Math.abs(oklchOf(b).l - l));
  return nearest ?? null;
}

/** Bisection towards black (0) or white (1). */
export function reached(
  colour: string,
  grounds: readonly string[],
  ratio: number,
  end: 0 | 1,
): string | null {
  const { l, c, h } = oklchOf(colour);
  const at = (share: number) => hexOf({ l: l + (end - l) * share, c, h });
  if (worst(at(1), grounds) < ratio) return null;
  let [near, far] = [0, 1];
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (near + far) / 2;
    if (worst(at(middle), grounds) >= ratio + SPARE) far = middle;
    else near = middle;
  }
  return at(far);
}

/** As {@link readable}, with black or white as fallback. */
export function readableOrExtreme(colour: string, grounds: readonly string[], ratio: number): string {
  const [black, white] = ["#000000", "#ffffff"];
  return readable(colour, grounds, ratio) ?? (worst(black, grounds) > worst(white, grounds) ? black : white);
}
