import { now } from "#app/platform/clock.ts";
import { contentExpires } from "#app/platform/http/content-tags.server.ts";

const YEAR = new Intl.DateTimeFormat("en", { year: "numeric", timeZone: "America/Sao_Paulo" });
/** Brasília keeps one time all year. */
const NEW_YEAR = "-01-01T00:00:00-03:00";

/** The house's year, for the copyright line; says too until when it is that, so that no kept page shows the last one. */
export function currentYear(): number {
  const year = Number(YEAR.format(now()));
  contentExpires(new Date(`${year + 1}${NEW_YEAR}`));
  return year;
}
