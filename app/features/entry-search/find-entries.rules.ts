export const FIND_PATH = "/admin/buscar";
/** Fewer letters find too much. */
export const LEAST_LETTERS = 2;
export const MOST_LETTERS = 80;

export type FoundEntry = { to: string; name: string; about: string };
/** What was found of one kind: the first of them, and the list that shows the rest page by page. */
export type FoundGroup = { name: string; total: number; entries: FoundEntry[]; all: string };
