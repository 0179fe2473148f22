import { type LaunchedChrome, launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { throttling } from "lighthouse/core/config/constants.js";
import { median } from "./processes.ts";

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];

const SPARE_ATTEMPTS = 3;

export type LighthouseMedian = {
  scores: number[];
  lcpMs: number;
  cls: number;
  tbtMs: number;
  failing: string[];
  /** Lighthouse's measure of the machine's processor: 1,500 to 2,000 is a fast desktop, 1,000 to 1,500 a slow one. */
  benchmarkIndex: number;
};

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>["lhr"];

export function launchLighthouse(): Promise<LaunchedChrome> {
  return launch({
    chromePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    chromeFlags: [
      "--headless=new",
      "--disable-gpu",
      "--disable-dev-shm-usage",
      "--disable-background-networking",
      ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
    ],
  });
}

/**
 * Lighthouse's mobile profile (slow 4G and a slow phone, simulated), the median of some runs.
 * @param slowdown how many times slower than this machine's processor; 4 is meant for a fast desktop, and Lighthouse's
 *   documentation of throttling names 2 for a slow one
 */
export async function measureLighthouse(
  { port }: LaunchedChrome,
  address: string,
  times: number,
  slowdown = 4,
): Promise<LighthouseMedian> {
  const runs: Report[] = [];
  for (let attempt = 0; runs.length < times; attempt += 1) {
    if (attempt === times + SPARE_ATTEMPTS) throw new Error(`Lighthouse saw nothing of ${address}`);
    const result = await lighthouse(address, {
      port,
      output: "json",
      onlyCategories: CATEGORIES,
      throttling: { ...throttling.mobileSlow4G, cpuSlowdownMultiplier: slowdown },
    });
    // On a busy machine Chromium sometimes paints nothing in time.
    if (result && !result.lhr.runtimeError) runs.push(result.lhr);
  }
  const score = (name: string) =>
    Math.round(100 * median(runs.map((run) => run.categories[name]?.score ?? 0)));
  const value = (audit: string) => median(runs.map((run) => run.audits[audit]?.numericValue ?? Number.NaN));
  const audits = runs.flatMap((run) => Object.values(run.audits));
  const failed = audits.filter((audit) => audit.score === 0 && audit.scoreDisplayMode === "binary");
  return {
    scores: CATEGORIES.map(score),
    lcpMs: Math.round(value("largest-contentful-paint")),
    cls: Number(value("cumulative-layout-shift").toFixed(4)),
    tbtMs: Math.round(value("total-blocking-time")),
    failing: [...new Set(failed.map((audit) => audit.id))],
    benchmarkIndex: median(runs.map((run) => run.environment.benchmarkIndex)),
  };
}
