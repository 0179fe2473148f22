import { daysBack, daysOf, monthsBack, type Range } from "#app/platform/calendar.rules.ts";

const MONTHS_OF_YEAR = 12;

/** How far back the owner looks: days with today, or the current month and the eleven before it. */
export const PERIODS = ["7", "30", "90", "12m"] as const;
export type Period = (typeof PERIODS)[number];
export const PERIOD_FIELD = "periodo";
export const DEFAULT_PERIOD: Period = "30";

export function readPeriod(params: URLSearchParams): Period {
  const asked = params.get(PERIOD_FIELD);
  return PERIODS.find((period) => period === asked) ?? DEFAULT_PERIOD;
}

/** First and last day of a period that ends today. */
export function rangeOf(period: Period, today: string): Range {
  const from = period === "12m" ? monthsBack(today, MONTHS_OF_YEAR - 1) : daysBack(today, Number(period) - 1);
  return { from, to: today };
}

/** As many days right before a range. */
export function rangeBefore({ from, to }: Range): Range {
  const days = daysOf({ from, to }).length;
  return { from: daysBack(from, days), to: daysBack(from, 1) };
}
