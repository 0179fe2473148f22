import { plainLetters } from "#app/i18n/plain-letters.rules.ts";

export const PRODUCT_NAMES_PATH = "/admin/tapetes/nomes";

export type NamedProduct = { id: string; name: string };

/** Lines, or cells of a sheet. */
export const namesIn = (text: string): string[] =>
  text
    .split(/[\n\r\t;,]+/)
    .map((name) => name.trim())
    .filter(Boolean);

/** Of what was found, best first: the rug of exactly that name, else the first that is not chosen yet. */
export const bestMatch = (
  typed: string,
  found: readonly NamedProduct[],
  chosen: ReadonlyMap<string, string>,
) =>
  found.find(({ name }) => plainLetters(name) === plainLetters(typed)) ??
  found.find(({ id }) => !chosen.has(id));
