import type { Bench } from "./processes.ts";

const PROBE_MS = 20;

export type OthersWait = {
  seconds: number;
  /** Milliseconds within which 95 of 100 pages were there that others asked for meanwhile. */
  percentile95: number;
  /** Milliseconds of the slowest of them. */
  longest: number;
  pages: number;
};

/** How long some work takes, and how long somebody else waits for pages meanwhile, who asks for one after the other. */
export async function timed(site: Bench, work: () => Promise<unknown>): Promise<OthersWait> {
  let isOver = false;
  const waits: number[] = [];
  const probing = (async () => {
    while (!isOver) {
      const asked = performance.now();
      // An address that nobody asked for yet: a page from memory would not wait for the database.
      const answer = await fetch(`${site.url}/produtos/${crypto.randomUUID()}`).catch(() => null);
      await answer?.text();
      waits.push(performance.now() - asked);
      await new Promise((next) => setTimeout(next, PROBE_MS));
    }
  })();
  const began = performance.now();
  try {
    await work();
  } finally {
    isOver = true;
    await probing;
  }
  const seconds = (performance.now() - began) / 1000;
  const sorted = waits.toSorted((a, b) => a - b).map(Math.round);
  const percentile95 = sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0;
  return { seconds, percentile95, longest: sorted.at(-1) ?? 0, pages: sorted.length };
}
