export const FIND_PATH = "/admin/buscar";
export const LEAST_LETTERS = 2;
export const MOST_LETTERS = 80;

export type FoundEntry = { to: string; name: string; about: string };
export type FoundGroup = { name: string; total: number; entries: FoundEntry[]; all: string };
