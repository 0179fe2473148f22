import { expect, test } from "vitest";
import { type HoursLine, hoursLine, hoursRows } from "./opening-hours.rules.ts";

const NINE_TO_SIX = { opens: "09:00", closes: "18:00", isClosed: false };
const closed = (first: HoursLine["first"]): HoursLine => ({
  ...{ first, last: "" },
  ...{ opens: "", closes: "", isClosed: true },
});
const week: HoursLine = { first: "Monday", last: "Friday", ...NINE_TO_SIX };
const spans = [[{ opens: "09:00", closes: "18:00" }]];

test("a closed day within a line of several is closed, in whichever order they stand", () => {
  for (const times of [
    [week, closed("Wednesday")],
    [closed("Wednesday"), week],
  ])
    expect(hoursRows([{ times }])).toEqual([
      { days: ["Monday", "Tuesday"], spans },
      { days: ["Wednesday"], spans: [[]] },
      { days: ["Thursday", "Friday"], spans },
    ]);
});

test("a break at noon is two lines of the same days", () => {
  const morning: HoursLine = { ...week, closes: "12:00" };
  const afternoon: HoursLine = { ...week, opens: "14:00" };
  const both = [
    { opens: "09:00", closes: "12:00" },
    { opens: "14:00", closes: "18:00" },
  ];
  const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"];
  expect(hoursRows([{ times: [afternoon, morning] }])).toEqual([{ days, spans: [both] }]);
});

test("a showroom may close after midnight, but an hour of the afternoon is not taken for one of the night", () => {
  const isTaken = (opens: string, closes: string) => hoursLine.safeParse({ ...week, opens, closes }).success;
  expect([isTaken("18:00", "02:00"), isTaken("18:00", "00:00"), isTaken("22:00", "04:00")]).toEqual([
    true,
    true,
    true,
  ]);
  expect([isTaken("09:00", "05:00"), isTaken("09:00", "09:00"), isTaken("09:00", "")]).toEqual([
    false,
    false,
    false,
  ]);
  expect(isTaken("03:00", "03:00")).toBe(false);
});
