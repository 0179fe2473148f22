import { plainLetters } from "#app/i18n/plain-letters.rules.ts";
export const MAX_SLUG_LENGTH = 80;

export const RESERVED_SLUGS = ["3"];

export function slugOf(title: string): string {
  const words = plainLetters(title)
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, MAX_SLUG_LENGTH);
  return words.replace(/^-+|-+$/g, "") || "sem-titulo";
}

export function freeSlug(slug: string, taken: Iterable<string>): string {
  const used = new Set([...RESERVED_SLUGS, ...taken]);
  let free = slug;
  for (let count = 2; used.has(free); count++) free = `${slug}-${count}`;
  return free;
}
