import { dayOf } from "./local-day.rules.ts";

const TIME_ZONE = "America/Sao_Paulo";
const DAY_MS = 86_400_000;

const CLOCK = new Intl.DateTimeFormat("pt-BR", {
  timeZone: TIME_ZONE,
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});
const DAY = new Intl.DateTimeFormat("pt-BR", {
  timeZone: TIME_ZONE,
  day: "numeric",
  month: "short",
  year: "numeric",
});

/** `8h12` */
export function formatClock(moment: Date): string {
  const [hour = "0", minute = "00"] = CLOCK.format(moment).split(":");
  return `${Number(hour)}h${minute}`;
}

/** When something came in, as a list says it: `Hoje, 8h12`, `Ontem, 17h05`, `18 nov`, `18 nov 2025`. */
export function formatReceived(moment: Date, today: Date): string {
  const day = dayOf(moment);
  if (day === dayOf(today)) return `Hoje, ${formatClock(moment)}`;
  if (day === dayOf(new Date(today.getTime() - DAY_MS))) return `Ontem, ${formatClock(moment)}`;
  const written = formatFullDay(moment);
  return day.slice(0, 4) === dayOf(today).slice(0, 4) ? written.replace(/ \d{4}$/, "") : written;
}

/** `18 nov 2026` */
export function formatFullDay(moment: Date): string {
  const parts = DAY.formatToParts(moment);
  const part = (type: string) => parts.find((found) => found.type === type)?.value.replace(".", "") ?? "";
  return `${part("day")} ${part("month")} ${part("year")}`;
}

/** `18 nov 2026, 8h12` */
export const formatExact = (moment: Date): string => `${formatFullDay(moment)}, ${formatClock(moment)}`;
