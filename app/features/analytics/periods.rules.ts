import { daysBack, monthsBack, type Range } from "#app/platform/calendar.rules.ts";

const MONTHS_OF_YEAR = 12;

export const PERIODS = ["7", "30", "90", "12m"] as const;
export type Period = (typeof PERIODS)[number];
export const PERIOD_FIELD = "periodo";
export const DEFAULT_PERIOD: Period = "30";

export function readPeriod(params: URLSearchParams): Period {
  const asked = params.get(PERIOD_FIELD);
  return PERIODS.find((period) => period === asked) ?? DEFAULT_PERIOD;
}

export function rangeOf(period: Period, today: string): Range {
  const from = period === "12m" ? monthsBack(today, MONTHS_OF_YEAR - 1) : daysBack(today, Number(period) - 1);
  return { from, to: today };
}

/** Null for a year: the months before it are removed, all but the last (`MONTHS_KEPT`). */
export function rangeBefore(period: Period, today: string): Range | null {
  if (period === "12m") return null;
  const { from } = rangeOf(period, today);
  const days = Number(period);
  return { from: daysBack(from, days), to: daysBack(from, 1) };
}
