const DAY_MS = 86_400_000;

export type Range = { from: string; to: string };

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Null unless it is a day of the calendar. */
export function readDay(day: unknown): string | null {
  if (typeof day !== "string" || !DAY.test(day)) return null;
  const read = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(day) ? day : null;
}

export const daysBack = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10);

export const monthOf = (day: string): string => `${day.slice(0, 7)}-01`;

export function monthsBack(day: string, months: number): string {
  const first = new Date(`${monthOf(day)}T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() - months);
  return first.toISOString().slice(0, 10);
}

export function daysOf({ from, to }: Range): string[] {
  const count = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
  return Array.from({ length: count }, (_, index) => daysBack(from, -index));
}

export type Span = "day" | "month";

export const spansOf = (day: string): readonly (readonly [Span, string])[] => [
  ["day", day],
  ["month", monthOf(day)],
];
