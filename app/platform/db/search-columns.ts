import { type SQL, sql } from "drizzle-orm";
import { text } from "drizzle-orm/pg-core";

/**
 * The words of other columns in small letters without accents, so that "joao" finds "João". PostgreSQL and the
 * embedded database keep it themselves; a query is folded the same way by `foldWords`. Parts are SQL expressions.
 */
export const searchWords = (...parts: string[]) =>
  text("search_words")
    .notNull()
    .generatedAlwaysAs(folded(parts.join(" || ' ' || ")));

/** The digits of a telephone number, to be found however it was written. */
export const digitsOf = (column: string) => `regexp_replace(coalesce(${column}, ''), '\\D', '', 'g')`;

// Letters are taken apart first; their marks are then characters of their own and left out.
const folded = (words: string): SQL =>
  sql.raw(`lower(regexp_replace(normalize(${words}, NFD), '[\\u0300-\\u036f]', '', 'g'))`);

/** What {@link searchWords} makes of a text. */
export const foldWords = (words: string): string =>
  words
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase();
