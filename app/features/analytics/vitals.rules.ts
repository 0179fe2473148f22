import type { VITALS } from "./analytics.table.ts";

export type Vital = (typeof VITALS)[number];

/** Geometric steps, so that precision is relative. */
type Scale = { from: number; factor: number; isNothingBelow?: true };

const SCALES: Record<Vital, Scale> = {
  lcp: { from: 200, factor: 1.15 },
  inp: { from: 16, factor: 1.2 },
  cls: { from: 0.01, factor: 1.15, isNothingBelow: true },
  ttfb: { from: 20, factor: 1.2 },
};
export const STEPS = 36;
const THREE_QUARTERS = 0.75;

/** Limits of web.dev for the 75th percentile. */
export const VITAL_LIMITS: Record<Vital, { good: number; poor: number }> = {
  lcp: { good: 2500, poor: 4000 },
  inp: { good: 200, poor: 500 },
  cls: { good: 0.1, poor: 0.25 },
  ttfb: { good: 800, poor: 1800 },
};

export type Grade = "good" | "fair" | "poor";

export function gradeOf(vital: Vital, value: number): Grade {
  const { good, poor } = VITAL_LIMITS[vital];
  if (value <= good) return "good";
  return value <= poor ? "fair" : "poor";
}

export function stepOf(vital: Vital, value: number): number {
  const { from, factor } = SCALES[vital];
  if (value < from) return 0;
  return Math.min(STEPS - 1, 1 + Math.floor(Math.log(value / from) / Math.log(factor)));
}

export const emptyHistogram = (): number[] => Array(STEPS).fill(0);

/** Interpolated within the step; null without data. */
export function percentile75(vital: Vital, histogram: readonly number[]): number | null {
  const total = histogram.reduce((sum, count) => sum + count, 0);
  let below = 0;
  for (const [step, count] of histogram.entries()) {
    if (count > 0 && below + count >= total * THREE_QUARTERS) {
      if (step === 0 && SCALES[vital].isNothingBelow) return 0;
      const part = (total * THREE_QUARTERS - below) / count;
      return startOf(vital, step) + (startOf(vital, step + 1) - startOf(vital, step)) * part;
    }
    below += count;
  }
  return null;
}

function startOf(vital: Vital, step: number): number {
  const { from, factor } = SCALES[vital];
  return step === 0 ? 0 : from * factor ** (step - 1);
}
