const TIME_ZONE = "America/Sao_Paulo";

/** Day for a file's name, where the product's people live: `2026-11-20`. */
export const fileDay = (moment: Date): string =>
  new Intl.DateTimeFormat("sv-SE", { timeZone: TIME_ZONE, dateStyle: "short" }).format(moment);

/** Day and time for a file's name: `2026-11-20-084130`. */
export const fileMoment = (moment: Date): string =>
  new Intl.DateTimeFormat("sv-SE", { timeZone: TIME_ZONE, dateStyle: "short", timeStyle: "medium" })
    .format(moment)
    .replace(" ", "-")
    .replaceAll(":", "");
