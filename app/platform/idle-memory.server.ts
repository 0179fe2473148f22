import v8 from "node:v8";
import vm from "node:vm";
import { log } from "./log.server.ts";

const CHECK_MS = 10_000;
/** Of one core, between two checks. */
const IDLE_SHARE = 0.03;
/** After less work a collection is not worthwhile. */
const MIN_WORK_MS = 5000;

type Collect = (options: { type: "major"; flavor: "last-resort" }) => void;

/**
 * Collects garbage (0.1 s) once the process is idle, after a start or busy time: V8 otherwise keeps the
 * pages, twice what the site needs at rest. Returns a function that ends it.
 */
export function releaseMemoryWhenIdle(): () => void {
  const collect = collector();
  // Always once after the start.
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
    log.debug({ before, after: process.memoryUsage.rss() }, "Unused memory is released");
  }, CHECK_MS);
  timer.unref();
  return () => clearInterval(timer);
}

function workMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** V8 exposes gc() to contexts created while this flag is set. */
function collector(): Collect {
  v8.setFlagsFromString("--expose-gc");
  const collect = vm.runInNewContext("gc") as Collect;
  v8.setFlagsFromString("--no-expose-gc");
  return collect;
}
