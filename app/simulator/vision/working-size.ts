import type { Refusal } from "./vision-messages.ts";

/** Long side of the copy that everything is reckoned on. */
const WORKING_SIDE = 1280;
const SMALLEST_SIDE = 240;
/** Larger aspect ratios are panoramas, whose lines are curved. */
const LONGEST_SHAPE = 2.4;

export function workingSize(
  width: number,
  height: number,
): { width: number; height: number } | { refused: Refusal } {
  const long = Math.max(width, height);
  const short = Math.min(width, height);
  if (short < SMALLEST_SIDE) return { refused: "too-small" };
  if (long / short > LONGEST_SHAPE) return { refused: "panorama" };
  const shrink = Math.min(1, WORKING_SIDE / long);
  return { width: Math.round(width * shrink), height: Math.round(height * shrink) };
}
