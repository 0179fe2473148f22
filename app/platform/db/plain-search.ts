import { type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { plainLetters, plainWords } from "#app/i18n/plain-letters.rules.ts";
import { holding, literally } from "./like-pattern.ts";
import { folded } from "./search-columns.ts";
import { textArray } from "./text-array.ts";

export function holdsWords(columns: (AnyPgColumn | SQL)[], search: string): SQL | undefined {
  const words = plainWords(search);
  if (words.length === 0) return;
  // All columns and words together, because folding costs more than searching.
  const searched = sql`concat_ws(' ', ${sql.join(columns, sql`, `)})`;
  return sql`${plainText(searched)} like all (${textArray(words.map(holding))})`;
}

/** For `order by`: the whole of it, then its beginning, then the rest. */
export function closestFirst(column: AnyPgColumn, search: string): SQL {
  const asked = literally(plainLetters(search.trim()));
  return sql`case when ${plainText(sql`${column}`)} like ${asked} then 0
    when ${plainText(sql`${column}`)} like ${`${asked}%`} then 1 else 2 end`;
}

/** As {@link plainLetters} writes it; text without accents needs a fraction of the time. */
export const plainText = (text: SQL): SQL =>
  sql`(select case when octet_length(text) = length(text) then lower(text) else ${folded("text")} end
    from (values (${text})) as searched(text))`;
