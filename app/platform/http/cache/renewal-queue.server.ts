import { AsyncLocalStorage } from "node:async_hooks";
import { log } from "../../log.server.ts";

type Renew<T> = (key: string, work: T) => Promise<unknown>;

/** Renewals must not run in the causing transaction or request. */
const outside = AsyncLocalStorage.snapshot();

export function renewalQueue<T>(renew: Renew<T>) {
  const waiting = new Map<string, { work: T; hits: number }>();
  let isRunning = false;

  function mostPopular(): string | undefined {
    let [first, most] = [undefined as string | undefined, -1];
    for (const [key, { hits }] of waiting) if (hits > most) [first, most] = [key, hits];
    return first;
  }

  async function run(): Promise<void> {
    // Other listeners are notified of the change first.
    await Promise.resolve();
    for (let key = mostPopular(); key !== undefined; key = mostPopular()) {
      const { work } = waiting.get(key) as { work: T };
      waiting.delete(key);
      try {
        await renew(key, work);
      } catch (error) {
        log.debug({ err: error, page: key }, "A page could not be renewed");
      }
    }
    isRunning = false;
  }

  return {
    add(key: string, work: T, hits: number): void {
      waiting.set(key, { work, hits });
      if (isRunning) return;
      isRunning = true;
      void outside(run);
    },
  };
}
