/** The lightest colour under the title that leaves it readable (4.5:1 with white), and the darkest. */
const LIGHTEST = [121, 117, 113];
const DARKEST = [44, 42, 40];
const FULL_STRENGTH = 100;
/** Of a picture's lightness: what is lighter is flattened to the veil's colour, what is darker keeps its drawing. */
const KEPT_LIGHTNESS = 0.85;

/**
 * Custom properties of a veil. `--hero-shade` is multiplied with the picture; then nothing may stay lighter than
 * `--hero-scrim`, so the title is readable over every picture and dark pictures lose little of their light.
 * @param strength 0 (as light as is readable) to 100
 */
export function veilColours(strength: number): Record<"--hero-scrim" | "--hero-shade", string> {
  const share = Math.min(FULL_STRENGTH, Math.max(0, strength)) / FULL_STRENGTH;
  const scrim = LIGHTEST.map((light, at) => Math.round(light + ((DARKEST[at] ?? light) - light) * share));
  const shade = scrim.map((channel) => Math.round(channel / KEPT_LIGHTNESS));
  return { "--hero-scrim": `rgb(${scrim.join(" ")})`, "--hero-shade": `rgb(${shade.join(" ")})` };
}
