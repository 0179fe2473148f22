/** One task at a time per key; of those waiting only the latest runs, the others resolve to null. */
export function latestOnly() {
  const latest = new Map<string, object>();
  const running = new Map<string, Promise<unknown>>();

  return async function inTurn<T>(asker: string, begin: () => Promise<T>): Promise<T | null> {
    const own = {};
    latest.set(asker, own);
    while (running.has(asker)) await running.get(asker)?.catch(() => undefined);
    if (latest.get(asker) !== own) return null;
    const work = begin();
    running.set(asker, work);
    try {
      return await work;
    } finally {
      running.delete(asker);
      if (latest.get(asker) === own) latest.delete(asker);
    }
  };
}
