import { afterEach, expect, test } from "vitest";
import { SETTINGS_PT } from "#app/features/settings/settings.defaults.pt.ts";
import { clock } from "#app/platform/clock.ts";
import { withContentTags } from "#app/platform/http/cache/content-tags.server.ts";
import { currentYear } from "#app/site/current-year.server.ts";
import { currentBoatShow } from "#app/site/header/boat-show.server.ts";

const realNow = clock.now;
afterEach(() => {
  clock.now = realNow;
});

async function at<T>(moment: string, read: () => T) {
  clock.now = () => new Date(moment);
  const { result, record } = await withContentTags(async () => read());
  return [result, record.expiresAt?.toISOString()];
}

const yearAt = (moment: string) => at(moment, currentYear);
const isShownAt = (moment: string, lastDay: string) =>
  at(moment, () => currentBoatShow({ ...SETTINGS_PT.boatShow, lastDay }).isActive);

test("a page's year is that of the maker's time zone, and no page is kept past its end", async () => {
  expect(await yearAt("2026-12-31T23:59:00-03:00")).toEqual([2026, "2027-01-01T03:00:00.000Z"]);
  expect(await yearAt("2027-01-01T00:00:00-03:00")).toEqual([2027, "2028-01-01T03:00:00.000Z"]);
});

test("the boat show leaves the page after the fair's last day, and a fair without one stays", async () => {
  const end = "2026-11-21T03:00:00.000Z";
  expect(await isShownAt("2026-11-20T23:59:00-03:00", "2026-11-20")).toEqual([true, end]);
  expect(await isShownAt("2026-11-21T00:00:00-03:00", "2026-11-20")).toEqual([false, undefined]);
  expect(await isShownAt("2026-11-21T00:00:00-03:00", "")).toEqual([true, undefined]);
});
