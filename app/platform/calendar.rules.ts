const DAY_MS = 86_400_000;

/** A first and a last day, as `2026-11-21`. */
export type Range = { from: string; to: string };

export const daysBack = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10);

/** First day of a day's month. */
export const monthOf = (day: string): string => `${day.slice(0, 7)}-01`;

/** First day of the month so many months before a day's own. */
export function monthsBack(day: string, months: number): string {
  const first = new Date(`${monthOf(day)}T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() - months);
  return first.toISOString().slice(0, 10);
}

/** Every day of a range, those without anything as well. */
export function daysOf({ from, to }: Range): string[] {
  const count = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
  return Array.from({ length: count }, (_, index) => daysBack(from, -index));
}

/** What a row of sums covers. */
export type Span = "day" | "month";

/** The rows to which something of a day is added. */
export const spansOf = (day: string): readonly (readonly [Span, string])[] => [
  ["day", day],
  ["month", monthOf(day)],
];
