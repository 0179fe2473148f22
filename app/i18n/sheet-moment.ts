const MINUTE = new Intl.DateTimeFormat("pt-BR", {
  timeZone: "America/Sao_Paulo",
  dateStyle: "short",
  timeStyle: "short",
});
const DAY = new Intl.DateTimeFormat("pt-BR", {
  timeZone: "America/Sao_Paulo",
  day: "2-digit",
  month: "2-digit",
  year: "numeric",
});

/** A day as spreadsheets in Portuguese read it: `20/11/2026`. */
export const formatDay = (moment: Date): string => DAY.format(moment);

/** With the time: `20/11/2026 08:12`. */
export const formatMinute = (moment: Date): string =>
  `${DAY.format(moment)} ${MINUTE.format(moment).split(/,?\s/).at(-1)}`;
