import { plainLetters } from "#app/i18n/plain-letters.rules.ts";

type Named = { id: string; name: string };

/** Lines, or cells of a sheet. */
export const namesIn = (text: string): string[] =>
  text
    .split(/[\n\r\t;,]+/)
    .map((name) => name.trim())
    .filter(Boolean);

/** The rug of exactly that name, else the first that begins so, else the first; chosen ones only by whole name. */
export function bestRug(typed: string, found: readonly Named[], chosen: ReadonlyMap<string, string>) {
  const asked = plainLetters(typed);
  const free = found.filter(({ id }) => !chosen.has(id));
  return (
    found.find(({ name }) => plainLetters(name) === asked) ??
    free.find(({ name }) => plainLetters(name).startsWith(asked)) ??
    free[0]
  );
}
