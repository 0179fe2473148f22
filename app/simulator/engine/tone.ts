/**
 * Camera tone curve: log light = log shown - SHOULDER log(1 - shown / WHITE), fitted on rendered rooms. Used
 * to read light from photos and to render rugs.
 */
export const SHOULDER = 0.38;
export const WHITE = 1.05;

/** Scene light relative to the linear value shown. */
export const lift = (shown: number): number => Math.exp(-SHOULDER * Math.log(1 - shown / WHITE));

/** First guess of the inverse; one Newton step makes it exact to a hundredth. */
export const [BEND, ROOT] = [1.55, 0.645];
export const MOST_GUESSED = 1.04;

export function toned(light: number): number {
  if (light <= 0) return 0;
  const guess = Math.min(MOST_GUESSED, light / (1 + (light / WHITE) ** BEND) ** ROOT);
  const off = Math.log(guess) - SHOULDER * Math.log(1 - guess / WHITE) - Math.log(light);
  return Math.min(1, guess - off / (1 / guess + SHOULDER / (WHITE - guess)));
}
