import { monthOf, type Range } from "#app/platform/calendar.rules.ts";
import type { Period } from "./periods.rules.ts";

export type Bar = { day: string; views: number; visits: number; simulations: number; requests: number };
export type Measure = "visits" | "simulations" | "requests";
export const MEASURES: readonly Measure[] = ["visits", "simulations", "requests"];

type Seen = Pick<Bar, "day" | "views" | "visits" | "simulations">;
type Asked = Pick<Bar, "day" | "requests">;

export function barsOf(days: readonly string[], seen: readonly Seen[], asked: readonly Asked[]): Bar[] {
  const seenOn = new Map(seen.map((row) => [row.day, row]));
  const askedOn = Map.groupBy(asked, ({ day }) => day);
  return days.map((day) => ({
    ...{ views: 0, visits: 0, simulations: 0, ...seenOn.get(day) },
    ...{ day, requests: (askedOn.get(day) ?? []).reduce((sum, { requests }) => sum + requests, 0) },
  }));
}

export function drawnBars(period: Period, bars: readonly Bar[]): Bar[] {
  if (period !== "12m") return [...bars];
  return [...Map.groupBy(bars, ({ day }) => monthOf(day))].map(([day, ofMonth]) => ({
    day,
    ...totalsOf(ofMonth),
  }));
}

export type Totals = Omit<Bar, "day">;

export function totalsOf(bars: readonly Bar[]): Totals {
  const sum = (name: keyof Totals) => bars.reduce((all, bar) => all + bar[name], 0);
  return {
    views: sum("views"),
    visits: sum("visits"),
    simulations: sum("simulations"),
    requests: sum("requests"),
  };
}

/** As a fraction; null without a basis. */
export const changeOf = (found: number, before: number): number | null =>
  before > 0 ? (found - before) / before : null;

export type Funnel = { opened: number; tried: number; asked: number };

/** `before` is null where nothing is to be compared. */
export type Figures = { range: Range; bars: Bar[]; totals: Totals; before: Totals | null };
