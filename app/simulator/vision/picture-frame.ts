import type { Segment } from "./camera/line-segment-detector.ts";
import type { Grey } from "./picture.ts";

/** Grey levels that compression changes in a row of one colour, and the share of it that must be within them. */
const SAME = 6;
const WHOLE = 0.95;
/** A frame's inner edge may be curved: share of the longer side. */
const CURVED = 0.012;
/** Shares of the picture: a wider frame leaves too little of it. */
const WIDEST = 0.25;

type Lookup = (depth: number, along: number) => number;

/** How many rows from a border inwards are of one colour. */
function depthOf(at: Lookup, deep: number, long: number): number {
  const colour = at(0, long >> 1);
  for (let depth = 0; depth < WIDEST * deep; depth++) {
    let same = 0;
    for (let along = 0; along < long; along++) if (Math.abs(at(depth, along) - colour) <= SAME) same++;
    if (same < WHOLE * long) return depth;
  }
  return 0;
}

/**
 * Without the edges of bars around the photo, which screenshots, films and undistorted pictures have: they would be taken for
 * level and upright edges of the room.
 */
export function withoutFrame(segments: Segment[], { width, height, data }: Grey): Segment[] {
  const at = (x: number, y: number) => data[y * width + x] as number;
  const curved = CURVED * Math.max(width, height);
  const within = (depth: number) => (depth === 0 ? -1 : depth + curved);
  const left = within(depthOf((depth, y) => at(depth, y), width, height));
  const right = width - within(depthOf((depth, y) => at(width - 1 - depth, y), width, height));
  const top = within(depthOf((depth, x) => at(x, depth), height, width));
  const bottom = height - within(depthOf((depth, x) => at(x, height - 1 - depth), height, width));
  return segments.filter(
    ({ x1, y1, x2, y2 }) =>
      Math.max(x1, x2) > left &&
      Math.min(x1, x2) < right &&
      Math.max(y1, y2) > top &&
      Math.min(y1, y2) < bottom,
  );
}
