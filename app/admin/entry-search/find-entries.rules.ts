export const FIND_PATH = "/admin/buscar";
export const LEAST_LETTERS = 2;
export const MOST_LETTERS = 80;
/** Of each group. */
export const SHOWN = 5;

export type ResultEntry = { to: string; name: string; about: string };
export type ResultGroup = { name: string; total: number; entries: ResultEntry[]; all: string };

/** A list of the administration, narrowed by its own search. */
export const listOf = (path: string, words: string) => `${path}?${new URLSearchParams({ q: words })}`;
