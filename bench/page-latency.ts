import type { Bench } from "./processes.ts";

const PROBE_MS = 20;

export type PageLatency = {
  seconds: number;
  /** Milliseconds, of pages that others requested meanwhile. */
  percentile95: number;
  /** Milliseconds. */
  longest: number;
  pages: number;
};

export async function withPageLatency(site: Bench, work: () => Promise<unknown>): Promise<PageLatency> {
  let isOver = false;
  const waits: number[] = [];
  const probing = (async () => {
    while (!isOver) {
      const asked = performance.now();
      // An address not requested before: a cached page would not wait for the database.
      const response = await fetch(`${site.url}/produtos/${crypto.randomUUID()}`).catch(() => null);
      await response?.text();
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
