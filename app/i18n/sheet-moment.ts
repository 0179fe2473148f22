import { localFormat } from "./time-zone.rules.ts";

/** A day as spreadsheets in Portuguese read it: `20/11/2026`. */
export const formatDay = (moment: Date): string =>
  localFormat("pt-BR", { day: "2-digit", month: "2-digit", year: "numeric" }).format(moment);

/** With the time: `20/11/2026 08:12`. */
export const formatMinute = (moment: Date): string =>
  `${formatDay(moment)} ${localFormat("pt-BR", { dateStyle: "short", timeStyle: "short" }).format(moment).split(/,?\s/).at(-1)}`;
