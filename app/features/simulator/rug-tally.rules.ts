/** How far back the panel looks; without a choice, a month. `0` is everything that was ever counted. */
export const TALLY_DAYS = [30, 90, 0] as const;
type TallyDays = (typeof TALLY_DAYS)[number];

/** Field of the address: `?aba=uso&dias=90`. */
export const TALLY_PARAM = "dias";

export function readTallyDays(query: URLSearchParams): TallyDays {
  const asked = query.get(TALLY_PARAM);
  return TALLY_DAYS.find((days) => String(days) === asked) ?? TALLY_DAYS[0];
}
