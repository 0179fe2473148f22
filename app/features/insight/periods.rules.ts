const DAY_MS = 86_400_000;
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

/** First day of the month so many months before a day's own. */
export function monthsBack(day: string, months: number): string {
  const first = new Date(`${monthOf(day)}T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() - months);
  return first.toISOString().slice(0, 10);
}

/** First day of a day's month. */
export const monthOf = (day: string): string => `${day.slice(0, 7)}-01`;

export const daysBack = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10);

export type Range = { from: string; to: string };

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

/** Every day of a range, those without a visit as well. */
export function daysOf({ from, to }: Range): string[] {
  const count = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
  return Array.from({ length: count }, (_, index) => daysBack(from, -index));
}
