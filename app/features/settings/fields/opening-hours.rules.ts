import { z } from "zod";

export const WEEK = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;
export type Weekday = (typeof WEEK)[number];

const TIME = /^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/;

/** A later hour before the opening is more likely one of the afternoon, typed as 5 instead of 17. */
const LAST_OF_NIGHT = "04:00";

const isAfterMidnight = (opens: string, closes: string): boolean =>
  closes !== "" && closes < opens && closes <= LAST_OF_NIGHT;

export const hoursLine = z
  .object({
    first: z.enum(["", ...WEEK]),
    last: z.enum(["", ...WEEK]),
    opens: z.string().regex(TIME),
    closes: z.string().regex(TIME),
    isClosed: z.boolean().meta({ kind: "switch" }),
  })
  .refine(({ first, opens, closes }) => first !== "" || (opens === "" && closes === ""), {
    message: "day",
    path: ["first"],
  })
  .refine(({ first, opens, isClosed }) => first === "" || isClosed || opens !== "", {
    message: "time",
    path: ["opens"],
  })
  .refine(
    ({ first, opens, closes, isClosed }) =>
      first === "" || isClosed || opens === "" || closes > opens || isAfterMidnight(opens, closes),
    {
      message: "later",
      path: ["closes"],
    },
  );

export type HoursLine = z.infer<typeof hoursLine>;

export const isUsedLine = ({ first }: HoursLine) => first !== "";

export type Span = { opens: string; closes: string };

/** Consecutive days with equal times in every place. */
export type HoursRow = { days: Weekday[]; spans: Span[][] };

export function hoursRows(places: readonly { times: readonly HoursLine[] }[]): HoursRow[] {
  const rows: HoursRow[] = [];
  let isAfterGap = true;
  for (const day of WEEK) {
    const isSaid = places.some(({ times }) => times.some((one) => daysOf(one).includes(day)));
    if (isSaid) {
      const spans = places.map(({ times }) => spansOn(times, day));
      const before = isAfterGap ? undefined : rows.at(-1);
      if (before && JSON.stringify(before.spans) === JSON.stringify(spans)) before.days.push(day);
      else rows.push({ days: [day], spans });
    }
    isAfterGap = !isSaid;
  }
  return rows;
}

/** A day that one line says is closed is closed, whatever a line of several days says. */
function spansOn(times: readonly HoursLine[], day: Weekday): Span[] {
  const lines = times.filter((one) => daysOf(one).includes(day));
  if (lines.some(({ isClosed }) => isClosed)) return [];
  return lines
    .map(({ opens, closes }) => ({ opens, closes }))
    .toSorted((a, b) => a.opens.localeCompare(b.opens));
}

/** May wrap around the end of the week. */
function daysOf({ first, last }: HoursLine): Weekday[] {
  if (first === "") return [];
  const from = WEEK.indexOf(first);
  const length = last === "" ? 1 : ((WEEK.indexOf(last) - from + WEEK.length) % WEEK.length) + 1;
  return Array.from({ length }, (_, at) => WEEK[(from + at) % WEEK.length] as Weekday);
}
