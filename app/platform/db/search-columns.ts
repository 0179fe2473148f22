import { and, like, type SQL, sql } from "drizzle-orm";
import { type AnyPgColumn, text } from "drizzle-orm/pg-core";

/**
 * The words of other columns in small letters without accents, so that "joao" finds "João". A generated column: PostgreSQL
 * keeps it. A query is folded the same way by `hasWords`. Parts are SQL expressions.
 */
export const searchWords = (...parts: string[]) =>
  text("search_words")
    .notNull()
    .generatedAlwaysAs(folded(...parts));

/** The digits of a telephone number, to be found however it was written. */
export const digitsOf = (column: string) => `regexp_replace(coalesce(${column}, ''), '\\D', '', 'g')`;

/** The same for rows that are too few to keep such words. Letters are taken apart first; their marks are left out. */
export const folded = (...parts: string[]): SQL =>
  sql.raw(
    `lower(regexp_replace(normalize(${parts.join(" || ' ' || ")}, NFD), '[\\u0300-\\u036f]', '', 'g'))`,
  );

/** Every word of a query stands somewhere in these words. */
export function hasWords(words: AnyPgColumn | SQL, query: string): SQL | undefined {
  const asked = query
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean);
  return and(...asked.map((word) => like(words as SQL, `%${word.replace(/[\\%_]/g, "\\$&")}%`)));
}
