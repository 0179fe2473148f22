import v8 from "node:v8";
import vm from "node:vm";
import { log } from "./log.server.ts";

const CHECK_MS = 5000;
/** Of one core, over the time between two checks. */
const IDLE_SHARE = 0.03;
/** Less work than this leaves too little behind to be worth a collection. */
const MIN_WORK_MS = 1000;

type Collect = (options: { type: "major"; flavor: "last-resort" }) => void;

/**
 * Gives back to the system what a start or a busy time left in the JavaScript heap, once the process is idle: V8 keeps
 * such pages for as long as nothing asks for memory, which is twice what the site needs at rest. A collection takes
 * 0.1 s. Returns how to end it.
 */
export function releaseMemoryWhenIdle(): () => void {
  const collect = collector();
  // However short a start was, what it left is given back: nothing was collected before.
  let [last, released] = [workMs(), Number.NEGATIVE_INFINITY];
  const timer = setInterval(() => {
    const work = workMs();
    const isIdle = work - last < CHECK_MS * IDLE_SHARE;
    last = work;
    if (!isIdle || work - released < MIN_WORK_MS) return;
    const before = process.memoryUsage.rss();
    collect({ type: "major", flavor: "last-resort" });
    last = workMs();
    released = last;
    log.debug({ before, after: process.memoryUsage.rss() }, "Unused memory is given back");
  }, CHECK_MS);
  timer.unref();
  return () => clearInterval(timer);
}

function workMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** V8 shows its collector to a context that is made while this flag is set. */
function collector(): Collect {
  v8.setFlagsFromString("--expose-gc");
  const collect = vm.runInNewContext("gc") as Collect;
  v8.setFlagsFromString("--no-expose-gc");
  return collect;
}
