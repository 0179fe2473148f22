const TIME_ZONE = "America/Sao_Paulo";

/** When something was saved, as the administration says it: `às 8h41` today, `em 20 nov 2026` before. */
export function formatMoment(moment: Date, today: Date): string {
  const found = partsOf(moment);
  const current = partsOf(today);
  const isToday = found.day === current.day && found.month === current.month && found.year === current.year;
  if (isToday) return `às ${Number(found.hour)}h${found.minute}`;
  return `em ${Number(found.day)} ${found.month?.replace(".", "")} ${found.year}`;
}

function partsOf(moment: Date): Partial<Record<Intl.DateTimeFormatPartTypes, string>> {
  const parts = new Intl.DateTimeFormat("pt-BR", {
    timeZone: TIME_ZONE,
    day: "2-digit",
    month: "short",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).formatToParts(moment);
  return Object.fromEntries(parts.map(({ type, value }) => [type, value]));
}
