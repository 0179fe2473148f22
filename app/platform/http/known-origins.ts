/** A site without `PUBLIC_URL` has few names: www, without it, its address, localhost. */
const MAX_ORIGINS = 8;
const EXPIRES_AFTER_MS = 10 * 60_000;

/** Host headers can be forged, so unknown origins only get free or expired places. */
export function knownOrigins(onForgotten: (origin: string) => void) {
  const lastAsked = new Map<string, number>();

  return {
    asked(origin: string, now: number): void {
      if (lastAsked.has(origin)) lastAsked.set(origin, now);
    },
    admits(origin: string, now: number): boolean {
      if (!lastAsked.has(origin) && lastAsked.size >= MAX_ORIGINS && !makeRoom(now)) return false;
      lastAsked.set(origin, now);
      return true;
    },
  };

  function makeRoom(now: number): boolean {
    for (const [origin, at] of lastAsked) {
      if (now - at < EXPIRES_AFTER_MS) continue;
      lastAsked.delete(origin);
      onForgotten(origin);
      return true;
    }
    return false;
  }
}
