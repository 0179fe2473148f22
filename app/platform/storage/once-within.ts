import { now } from "../clock.ts";

/** Caches a success for `holdsMs`; concurrent callers share it, failures are not cached. */
export function onceWithin(holdsMs: number): (work: () => Promise<void>) => Promise<void> {
  let last: { at: number; done: Promise<void> } | undefined;
  return (work) => {
    const at = now().getTime();
    if (last && at - last.at < holdsMs) return last.done;
    const current = { at, done: work() };
    last = current;
    current.done.catch(() => {
      if (last === current) last = undefined;
    });
    return current.done;
  };
}
