/** Days; 0: all. */
export const USAGE_DAYS = [30, 90, 0] as const;
type TallyDays = (typeof USAGE_DAYS)[number];

export const USAGE_PARAM = "dias";

export function readUsageDays(query: URLSearchParams): TallyDays {
  const asked = query.get(USAGE_PARAM);
  return USAGE_DAYS.find((days) => String(days) === asked) ?? USAGE_DAYS[0];
}
