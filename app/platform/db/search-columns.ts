import { and, like, type SQL, sql } from "drizzle-orm";
import { type AnyPgColumn, text } from "drizzle-orm/pg-core";
import { plainWords } from "#app/i18n/plain-letters.rules.ts";
import { holding } from "./like-pattern.ts";

/** Generated column of folded text ("joao" finds "João"). Parts are SQL expressions. */
export const searchWords = (...parts: string[]) =>
  text("search_words")
    .notNull()
    .generatedAlwaysAs(folded(...parts));

export const digitsOf = (column: string) => `regexp_replace(coalesce(${column}, ''), '\\D', '', 'g')`;

/** For tables too small for a generated column. NFD, then combining marks are removed. */
export const folded = (...parts: string[]): SQL =>
  sql.raw(
    `lower(regexp_replace(normalize(${parts.join(" || ' ' || ")}, NFD), '[\\u0300-\\u036f]', '', 'g'))`,
  );

export function hasWords(words: AnyPgColumn | SQL, query: string): SQL | undefined {
  return and(...plainWords(query).map((word) => like(words as SQL, holding(word))));
}
