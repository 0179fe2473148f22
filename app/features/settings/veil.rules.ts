/** The veil that white type needs over a white rug, and the one of a film at night. */
const LIGHTEST = [128, 125, 120];
const DARKEST = [44, 42, 40];
const FULL_STRENGTH = 100;

/** Colour by which the film is multiplied. No strength makes the title harder to read than the lightest veil does. */
export function veilColour(strength: number): string {
  const share = Math.min(FULL_STRENGTH, Math.max(0, strength)) / FULL_STRENGTH;
  const channels = LIGHTEST.map((light, at) => Math.round(light + ((DARKEST[at] ?? light) - light) * share));
  return `rgb(${channels.join(" ")})`;
}
