import { dayOf, startOfDay } from "#app/i18n/local-day.rules.ts";
import { now } from "#app/platform/clock.ts";
import { contentExpires } from "#app/platform/http/cache/content-tags.server.ts";

/** In the maker's time zone; the page's cache expires with the year. */
export function currentYear(): number {
  const year = Number(dayOf(now()).slice(0, 4));
  contentExpires(startOfDay(`${year + 1}-01-01`));
  return year;
}
