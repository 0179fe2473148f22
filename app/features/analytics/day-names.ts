import type { Period } from "./periods.rules.ts";

const DAY = new Intl.DateTimeFormat("pt-BR", { timeZone: "UTC", day: "numeric", month: "short" });
const MONTH = new Intl.DateTimeFormat("pt-BR", { timeZone: "UTC", month: "short", year: "numeric" });

/** `21 nov`, or `nov 2026` in a year. */
export function dayName(day: string, period: Period): string {
  const format = period === "12m" ? MONTH : DAY;
  return format.format(new Date(day)).replaceAll(" de ", " ").replace(".", "");
}
