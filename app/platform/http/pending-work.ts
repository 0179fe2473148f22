/** Work that was begun and is not done yet. Whoever asked for it may already be gone: a browser that closes goes on. */
export function pendingWork() {
  const running = new Set<Promise<unknown>>();

  return {
    /** Does it, and counts it until it is done. */
    count<T>(work: Promise<T>): Promise<T> {
      running.add(work);
      const done = () => void running.delete(work);
      work.then(done, done);
      return work;
    },
    /** When nothing is under way any more, or after the time for it. */
    async done(limitMs: number): Promise<void> {
      let timer: NodeJS.Timeout | undefined;
      const limit = new Promise((resolve) => {
        timer = setTimeout(resolve, limitMs);
      });
      await Promise.race([Promise.allSettled([...running]), limit]);
      clearTimeout(timer);
    },
  };
}
