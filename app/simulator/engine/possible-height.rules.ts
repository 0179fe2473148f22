/** Lengths in metres. Prior: a phone held by a standing person, 1.45 m ± 20 cm, looking down. */
export const STANDING = { aboveFloor: 1.45, spread: 0.2 / 1.45 };

const LOWEST = 0.1;
const HIGHEST = 20;

/** Of a camera: others come from a wrongly typed length. */
export const isPossibleHeight = (aboveFloor: number): boolean =>
  aboveFloor >= LOWEST && aboveFloor <= HIGHEST;

const LOWEST_HELD = 0.6;
const HIGHEST_HELD = 2.4;

/** Of a camera that somebody holds, sitting to reaching up: others are more likely a mistake of who measured. */
export const isHeldHeight = (aboveFloor: number): boolean =>
  aboveFloor >= LOWEST_HELD && aboveFloor <= HIGHEST_HELD;
