/** Unfinished work, also of closed connections. */
export function pendingWork() {
  const running = new Set<Promise<unknown>>();

  return {
    count<T>(work: Promise<T>): Promise<T> {
      running.add(work);
      const done = () => void running.delete(work);
      work.then(done, done);
      return work;
    },
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
