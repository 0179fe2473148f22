export const FIND_PATH = "/admin/buscar";
export const LEAST_LETTERS = 2;
export const MOST_LETTERS = 80;

export type ResultEntry = { to: string; name: string; about: string };
export type ResultGroup = { name: string; total: number; entries: ResultEntry[]; all: string };
