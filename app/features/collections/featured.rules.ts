/** How long each featured rug stays before the next one takes its place. */
export const FEATURED_ROTATION_MS = 4000;

/** The piece after this one; the last is followed by the first. */
export function nextIndex(index: number, count: number): number {
  return count === 0 ? 0 : (index + 1) % count;
}
