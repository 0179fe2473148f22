import { afterEach, expect, test } from "vitest";
import { clock } from "#app/platform/clock.ts";
import { recordingContent } from "#app/platform/http/content-tags.server.ts";
import { currentYear } from "./current-year.server.ts";

const realNow = clock.now;
afterEach(() => {
  clock.now = realNow;
});

async function yearAt(moment: string) {
  clock.now = () => new Date(moment);
  const { result, record } = await recordingContent(async () => currentYear());
  return [result, record.expiresAt?.toISOString()];
}

test("a page's year is that of the maker's time zone, and no page is kept past its end", async () => {
  expect(await yearAt("2026-12-31T23:59:00-03:00")).toEqual([2026, "2027-01-01T03:00:00.000Z"]);
  expect(await yearAt("2027-01-01T00:00:00-03:00")).toEqual([2027, "2028-01-01T03:00:00.000Z"]);
});
