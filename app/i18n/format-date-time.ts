import { dayOf, daysAfter } from "./local-day.rules.ts";
import { localFormat } from "./time-zone.rules.ts";

const CLOCK = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
const DAY = { day: "numeric", month: "short", year: "numeric" } as const;

export function formatClock(moment: Date): string {
  const [hour = "0", minute = "00"] = localFormat("pt-BR", CLOCK).format(moment).split(":");
  return `${Number(hour)}h${minute}`;
}

export function formatReceived(moment: Date, today: Date): string {
  const day = dayOf(moment);
  if (day === dayOf(today)) return `Hoje, ${formatClock(moment)}`;
  if (day === daysAfter(dayOf(today), -1)) return `Ontem, ${formatClock(moment)}`;
  const written = formatFullDay(moment);
  return day.slice(0, 4) === dayOf(today).slice(0, 4) ? written.replace(/ \d{4}$/, "") : written;
}

export function formatFullDay(moment: Date): string {
  const parts = localFormat("pt-BR", DAY).formatToParts(moment);
  const part = (type: string) => parts.find((found) => found.type === type)?.value.replace(".", "") ?? "";
  return `${part("day")} ${part("month")} ${part("year")}`;
}

export const formatExact = (moment: Date): string => `${formatFullDay(moment)}, ${formatClock(moment)}`;

export function formatTimeOrDay(moment: Date, today: Date): string {
  const day = formatFullDay(moment);
  return day === formatFullDay(today) ? `às ${formatClock(moment)}` : `em ${day}`;
}

export function formatDayAndTime(moment: Date, today: Date): string {
  const day = formatFullDay(moment);
  return `${day === formatFullDay(today) ? "hoje" : day}, ${formatClock(moment)}`;
}
