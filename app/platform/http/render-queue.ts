/** So many are at work and so many wait that one more would only wait in vain. */
export class TooBusy extends Error {}

export type QueueLimits = {
  atOnce: number;
  waiting: number;
  /** How long somebody waits for their turn. */
  patienceMs: number;
  /** How long somebody waits for their work, which goes on without them. */
  workMs: number;
};

/**
 * Lets a few pieces of work run at once and the next ones wait in line: whoever finds the line full, or waits longer
 * than a visitor would, is turned away, and the machine's memory stays its own.
 */
export function renderQueue({ atOnce, waiting, patienceMs, workMs }: QueueLimits) {
  const line: (() => void)[] = [];
  let running = 0;

  function turn(): Promise<void> {
    if (running < atOnce) {
      running += 1;
      return Promise.resolve();
    }
    if (line.length >= waiting) return Promise.reject(new TooBusy());
    return new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(late);
        running += 1;
        resolve();
      };
      const late = setTimeout(() => {
        line.splice(line.indexOf(begin), 1);
        reject(new TooBusy());
      }, patienceMs);
      line.push(begin);
    });
  }

  async function untilDone<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } finally {
      running -= 1;
      line.shift()?.();
    }
  }

  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    await turn();
    const done = untilDone(work);
    let late: NodeJS.Timeout | undefined;
    const tooLate = new Promise<never>((_, reject) => {
      late = setTimeout(() => reject(new TooBusy()), workMs);
    });
    return Promise.race([done, tooLate]).finally(() => clearTimeout(late));
  };
}
