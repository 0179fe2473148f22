import { instantAt, localFormat } from "./time-zone.rules.ts";

/** Day in the maker's time zone: `2026-11-20`. */
export function dayOf(moment: Date): string {
  return localFormat("sv-SE", { dateStyle: "short" }).format(moment);
}

export function startOfDay(day: string): Date {
  return instantAt(`${day}T00:00:00`);
}

export function endOfDay(day: string): Date {
  return startOfDay(daysAfter(day, 1));
}

/** `2026-11-21` */
export function daysAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** Value of a datetime-local field, in the maker's time zone: `2026-11-20T08:12`. */
export function minuteOf(moment: Date): string {
  const written = localFormat("sv-SE", { dateStyle: "short", timeStyle: "short" }).format(moment);
  return written.replace(" ", "T");
}

export function readMinute(text: string): Date | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/.test(text)) return null;
  const moment = instantAt(text.slice(0, 16));
  return Number.isNaN(moment.getTime()) ? null : moment;
}

type Days = { startsOn: string; endsOn: string };

/** Whether a moment lies in the owner's days, in the maker's time zone; a missing limit is open. */
export function isWithinDays(days: Days, at: Date): boolean {
  const [from, until] = limitsOf(days);
  return (!from || at >= from) && (!until || at < until);
}

export function nextLimit(days: Days, at: Date): Date | undefined {
  return limitsOf(days)
    .filter((limit): limit is Date => limit !== null && limit > at)
    .toSorted((one, other) => one.getTime() - other.getTime())[0];
}

function limitsOf({ startsOn, endsOn }: Days): [Date | null, Date | null] {
  return [startsOn ? startOfDay(startsOn) : null, endsOn ? endOfDay(endsOn) : null];
}
