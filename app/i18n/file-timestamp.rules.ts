import { dayOf } from "./local-day.rules.ts";
import { localFormat } from "./time-zone.rules.ts";

export const fileDay = dayOf;

/** Day and time for a file's name: `2026-11-20-084130`. */
export const fileTimestamp = (moment: Date): string =>
  localFormat("sv-SE", { dateStyle: "short", timeStyle: "medium" })
    .format(moment)
    .replace(" ", "-")
    .replaceAll(":", "");
