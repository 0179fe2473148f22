import { localFormat } from "./time-zone.rules.ts";

export const formatSheetDay = (moment: Date): string =>
  localFormat("pt-BR", { day: "2-digit", month: "2-digit", year: "numeric" }).format(moment);

export const formatSheetMinute = (moment: Date): string =>
  `${formatSheetDay(moment)} ${localFormat("pt-BR", { dateStyle: "short", timeStyle: "short" }).format(moment).split(/,?\s/).at(-1)}`;
