import { plainLetters } from "#app/i18n/plain-letters.rules.ts";

/** Of what is made from a title. */
const MADE_LENGTH = 80;
/** Of what is accepted: with a prefix and the number that makes it free. */
export const MAX_SLUG_LENGTH = 100;

/** Used by the page /colecoes/3. */
export const RESERVED_SLUGS = ["3"];

export function slugOf(title: string): string {
  const words = plainLetters(title)
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, MADE_LENGTH);
  return words.replace(/^-+|-+$/g, "") || "sem-titulo";
}

export function freeSlug(slug: string, taken: Iterable<string>): string {
  const used = new Set([...RESERVED_SLUGS, ...taken]);
  let free = slug;
  for (let count = 2; used.has(free); count++) free = `${slug}-${count}`;
  return free;
}
