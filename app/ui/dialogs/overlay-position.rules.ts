export type Box = { left: number; top: number; right: number; bottom: number; weight?: number };
type Area = { width: number; height: number };

const STEP_PX = 8;
const GAP_PX = 4;

/**
 * Where a box covers the fewest others by weight, nearest to `wanted`: first sideways, then upwards.
 *
 * @param wanted left and top in pixels.
 * @param lefts other left edges that may be taken.
 */
export function overlayPosition(
  { width, height }: Area,
  wanted: { left: number; top: number },
  lefts: readonly number[],
  taken: readonly Box[],
): { left: number; top: number } {
  let best = { ...wanted, covered: Number.POSITIVE_INFINITY };
  for (let top = wanted.top; top >= GAP_PX; top -= STEP_PX) {
    for (const left of [wanted.left, ...lefts]) {
      const box = { left, top, right: left + width, bottom: top + height };
      const covered = taken
        .filter((other) => overlaps(box, other))
        .reduce((sum, { weight = 1 }) => sum + weight, 0);
      if (covered < best.covered) best = { left, top, covered };
    }
    if (best.covered === 0) break;
  }
  return { left: best.left, top: best.top };
}

export const overlaps = (one: Box, other: Box): boolean =>
  one.left < other.right + GAP_PX &&
  one.right > other.left - GAP_PX &&
  one.top < other.bottom + GAP_PX &&
  one.bottom > other.top - GAP_PX;
