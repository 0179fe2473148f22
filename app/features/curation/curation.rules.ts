export const CURATION_YEARS = [2022, 2023, 2024, 2025] as const;
export const DEFAULT_CURATION_YEAR = 2024;
export const YEAR_KEY = "ano";
export const CURATION_PICTURES = 6;

export function chosenYear(asked: string | null, years: number[]): number {
  const year = Number(asked);
  if (years.includes(year)) return year;
  return years.includes(DEFAULT_CURATION_YEAR) ? DEFAULT_CURATION_YEAR : Math.max(...years);
}
