/**
 * Cameras press highlights together: the closer to white, the more light each step stands for. Two numbers of one curve,
 * log light = log shown - SHOULDER log(1 - shown / WHITE), the same for every picture, fitted on rendered rooms. Light is read
 * from photos through it, and rugs are shown in them through it.
 */
export const SHOULDER = 0.38;
export const WHITE = 1.05;

/** How many times more light than it shows stands behind a linear value of a photo. */
export const lift = (shown: number): number => Math.exp(-SHOULDER * Math.log(1 - shown / WHITE));

/** Of a first guess at the way back, which one step of Newton's then mends to a hundredth. */
export const [BEND, ROOT] = [1.55, 0.645];
export const MOST_GUESSED = 1.04;

/** How a photo shows so much light. */
export function toned(light: number): number {
  if (light <= 0) return 0;
  const guess = Math.min(MOST_GUESSED, light / (1 + (light / WHITE) ** BEND) ** ROOT);
  const off = Math.log(guess) - SHOULDER * Math.log(1 - guess / WHITE) - Math.log(light);
  return Math.min(1, guess - off / (1 / guess + SHOULDER / (WHITE - guess)));
}
