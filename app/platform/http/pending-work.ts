/** Unfinished work, also of closed connections. */
export function pendingWork() {
  const running = new Set<Promise<unknown>>();

  /** Work may begin more work, such as an answer that was queued. */
  async function idle(): Promise<void> {
    while (running.size > 0) await Promise.allSettled([...running]);
  }

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
      await Promise.race([idle(), limit]);
      clearTimeout(timer);
    },
  };
}
