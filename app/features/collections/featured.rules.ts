export const FEATURED_ROTATION_MS = 4000;

export function nextIndex(index: number, count: number): number {
  return count === 0 ? 0 : (index + 1) % count;
}

/** Neighbours may be next, so their pictures are preloaded. */
export function isNeighbour(place: number, shown: number, count: number): boolean {
  return nextIndex(shown, count) === place || nextIndex(place, count) === shown;
}
