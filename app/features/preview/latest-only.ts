/**
 * One piece of work at a time for each asker. Of those that wait only the latest is done; the others, overtaken, are
 * answered with null.
 */
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
