/** Days; 0: all. */
export const TALLY_DAYS = [30, 90, 0] as const;
type TallyDays = (typeof TALLY_DAYS)[number];

export const TALLY_PARAM = "dias";

export function readTallyDays(query: URLSearchParams): TallyDays {
  const asked = query.get(TALLY_PARAM);
  return TALLY_DAYS.find((days) => String(days) === asked) ?? TALLY_DAYS[0];
}
