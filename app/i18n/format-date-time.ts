import { localFormat } from "./time-zone.rules.ts";
export function formatTimeOrDay(moment: Date, today: Date): string {
  const [found, current] = [partsOf(moment), partsOf(today)];
  return dayOf(found) === dayOf(current) ? `às ${timeOf(found)}` : `em ${dayOf(found)}`;
}

export function formatDayAndTime(moment: Date, today: Date): string {
  const [found, current] = [partsOf(moment), partsOf(today)];
  return `${dayOf(found) === dayOf(current) ? "hoje" : dayOf(found)}, ${timeOf(found)}`;
}

type Parts = ReturnType<typeof partsOf>;

const timeOf = ({ hour, minute }: Parts) => `${Number(hour)}h${minute}`;
const dayOf = ({ day, month, year }: Parts) => `${Number(day)} ${month?.replace(".", "")} ${year}`;

function partsOf(moment: Date): Partial<Record<Intl.DateTimeFormatPartTypes, string>> {
  const parts = localFormat("pt-BR", {
    day: "2-digit",
    month: "short",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).formatToParts(moment);
  return Object.fromEntries(parts.map(({ type, value }) => [type, value]));
}
