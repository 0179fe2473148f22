/** Multiplied colours: the lightest that leaves the title readable over pure white, and night. */
const LIGHTEST = [122, 116, 110];
const DARKEST = [44, 42, 40];
const FULL_STRENGTH = 100;

/** Multiply colour; never lighter than readable. */
export function veilColour(strength: number): string {
  const share = Math.min(FULL_STRENGTH, Math.max(0, strength)) / FULL_STRENGTH;
  const channels = LIGHTEST.map((light, at) => Math.round(light + ((DARKEST[at] ?? light) - light) * share));
  return `rgb(${channels.join(" ")})`;
}
