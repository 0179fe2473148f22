import { expect, test } from "vitest";
import { type HoursLine, hoursRows } from "./opening-hours.rules.ts";

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
