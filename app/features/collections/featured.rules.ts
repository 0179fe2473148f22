/** How long each featured rug stays before the next one takes its place. */
export const FEATURED_ROTATION_MS = 4000;

/** The piece after this one; the last is followed by the first. */
export function nextIndex(index: number, count: number): number {
  return count === 0 ? 0 : (index + 1) % count;
}

/** Whether a piece hangs next to the shown one: it may be next, so its picture is fetched before its turn. */
export function isNeighbour(place: number, shown: number, count: number): boolean {
  return nextIndex(shown, count) === place || nextIndex(place, count) === shown;
}
