/** A site without `PUBLIC_URL` is asked for under its own few names: www, without it, its address, localhost. */
const PLACES = 8;
/** Longer than a name that is in use goes without a visitor or a watchdog. */
const FORGOTTEN_AFTER_MS = 10 * 60_000;

/**
 * Which origins have a place in the page cache. Anybody can invent a Host header; however many are invented, they
 * take free places and forgotten ones only, never that of a name that is in use.
 */
export function originPlaces(onForgotten: (origin: string) => void) {
  const lastAsked = new Map<string, number>();

  return {
    /** Notes that an origin which has a place was asked for. */
    asked(origin: string, now: number): void {
      if (lastAsked.has(origin)) lastAsked.set(origin, now);
    },
    /** Whether the origin has a place, or could be given one. */
    admits(origin: string, now: number): boolean {
      if (!lastAsked.has(origin) && lastAsked.size >= PLACES && !makeRoom(now)) return false;
      lastAsked.set(origin, now);
      return true;
    },
  };

  function makeRoom(now: number): boolean {
    for (const [origin, at] of lastAsked) {
      if (now - at < FORGOTTEN_AFTER_MS) continue;
      lastAsked.delete(origin);
      onForgotten(origin);
      return true;
    }
    return false;
  }
}
