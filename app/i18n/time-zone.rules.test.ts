import { afterEach, expect, test } from "vitest";
import { formatReceived } from "./format-date-time.ts";
import { dayOf, endOfDay, minuteOf, readMinute, startOfDay } from "./local-day.rules.ts";
import { isTimeZone, STANDARD_TIME_ZONE, setTimeZone } from "./time-zone.rules.ts";

afterEach(() => setTimeZone(STANDARD_TIME_ZONE));

test("a day begins and ends by the clocks of the maker, also when they are changed", () => {
  setTimeZone("Europe/Madrid");
  expect(startOfDay("2026-03-29").toISOString()).toBe("2026-03-28T23:00:00.000Z");
  expect(endOfDay("2026-03-29").toISOString()).toBe("2026-03-29T22:00:00.000Z");
  expect(endOfDay("2026-10-25").toISOString()).toBe("2026-10-25T23:00:00.000Z");
  expect(dayOf(new Date("2026-07-01T22:30:00Z"))).toBe("2026-07-02");
});

test.each(["America/Sao_Paulo", "Europe/Madrid", "Asia/Kolkata", "Pacific/Auckland"])(
  "what a field of %s shows is read as the moment that it shows",
  (name) => {
    setTimeZone(name);
    for (let hour = 0; hour < 24 * 365; hour += 7) {
      const moment = new Date(Date.UTC(2026, 0, 1, hour, 15));
      expect(minuteOf(readMinute(minuteOf(moment)) ?? new Date(0))).toBe(minuteOf(moment));
    }
  },
);

test.each([
  ["America/Santiago", "2026-09-06"],
  ["America/Havana", "2027-03-14"],
  ["Africa/Cairo", "2027-04-30"],
])("in %s the day whose midnight is skipped begins on that day", (name, day) => {
  setTimeZone(name);
  expect([dayOf(startOfDay(day)), minuteOf(startOfDay(day))]).toEqual([day, `${day}T01:00`]);
});

test("lists say the day of the maker's place", () => {
  setTimeZone("Europe/Madrid");
  const today = new Date("2026-10-25T22:30:00Z");
  expect(formatReceived(new Date("2026-10-25T22:12:00Z"), today)).toBe("Hoje, 23h12");
  expect(formatReceived(new Date("2026-10-24T21:30:00Z"), today)).toBe("Ontem, 23h30");
});

test("a zone is known by its name", () => {
  expect(["Europe/Madrid", "Espanha", ""].map(isTimeZone)).toEqual([true, false, false]);
});
