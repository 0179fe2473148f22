import { localFormat } from "./time-zone.rules.ts";

export const formatDay = (moment: Date): string =>
  localFormat("pt-BR", { day: "2-digit", month: "2-digit", year: "numeric" }).format(moment);

export const formatMinute = (moment: Date): string =>
  `${formatDay(moment)} ${localFormat("pt-BR", { dateStyle: "short", timeStyle: "short" }).format(moment).split(/,?\s/).at(-1)}`;
