/** The queue is full. */
export class Overloaded extends Error {}

export type QueueLimits = {
  atOnce: number;
  waiting: number;
  queueTimeoutMs: number;
  workMs: number;
};

export type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

/** Limits concurrent work. Throws {@link Overloaded} when the queue is full or the wait too long. */
export const renderQueue = (limits: QueueLimits): InTurn => queue(limits).inTurn;

/** As {@link renderQueue}; nobody alone fills it: more work of one key than `mostOfOne` is turned away at once. */
export function sharedQueue(limits: QueueLimits, mostOfOne: number) {
  const { inTurn } = queue(limits);
  const counts = new Map<string, number>();
  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const before = counts.get(key) ?? 0;
    if (before >= mostOfOne) throw new Overloaded();
    counts.set(key, before + 1);
    try {
      return await inTurn(work);
    } finally {
      const left = (counts.get(key) ?? 1) - 1;
      if (left > 0) counts.set(key, left);
      else counts.delete(key);
    }
  };
}

export type LowPriorityQueue = {
  inTurn: InTurn;
  ahead: InTurn;
};

/** Runs while the other queue is empty, or once after each of its items. */
export function lowPriorityQueue(limits: QueueLimits): LowPriorityQueue {
  let aheadNow = 0;
  let mayFollow = false;
  const behind = queue(limits, {
    mayBegin: () => aheadNow === 0 || mayFollow,
    begun: () => {
      mayFollow = false;
    },
  });
  async function ahead<T>(work: () => Promise<T>): Promise<T> {
    aheadNow += 1;
    try {
      return await work();
    } finally {
      aheadNow -= 1;
      mayFollow = true;
      behind.proceed();
    }
  }
  return { inTurn: behind.inTurn, ahead };
}

type Rules = { mayBegin?: () => boolean; begun?: () => void };

function queue({ atOnce, waiting, queueTimeoutMs, workMs }: QueueLimits, rules: Rules = {}) {
  const line: (() => void)[] = [];
  let running = 0;
  const isFree = () => running < atOnce && (rules.mayBegin?.() ?? true);

  function begin(): void {
    running += 1;
    rules.begun?.();
  }

  function proceed(): void {
    while (line.length > 0 && isFree()) line.shift()?.();
  }

  function turn(): Promise<void> {
    if (isFree()) return Promise.resolve(begin());
    if (line.length >= waiting) return Promise.reject(new Overloaded());
    return new Promise((resolve, reject) => {
      const next = () => {
        clearTimeout(late);
        resolve(begin());
      };
      const late = setTimeout(() => {
        line.splice(line.indexOf(next), 1);
        reject(new Overloaded());
      }, queueTimeoutMs);
      line.push(next);
    });
  }

  async function untilDone<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } finally {
      running -= 1;
      proceed();
    }
  }

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    await turn();
    const done = untilDone(work);
    let late: NodeJS.Timeout | undefined;
    const tooLate = new Promise<never>((_, reject) => {
      late = setTimeout(() => reject(new Overloaded()), workMs);
    });
    return Promise.race([done, tooLate]).finally(() => clearTimeout(late));
  }

  return { inTurn, proceed };
}
