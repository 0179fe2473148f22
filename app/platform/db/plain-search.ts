import { and, like, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { plainWords } from "#app/i18n/plain-letters.rules.ts";

const MARKED = "áàâãäåéèêëíìîïóòôõöúùûüçñ";
const PLAIN = "aaaaaaeeeeiiiiooooouuuucn";

/** Rows that hold every word of a search in one of their columns, whatever the case and the accents. */
export function holdsWords(columns: (AnyPgColumn | SQL)[], search: string): SQL | undefined {
  const words = plainWords(search);
  // All columns at once, because plain letters cost more than looking for a word in them.
  const text = sql`translate(lower(concat_ws(' ', ${sql.join(columns, sql`, `)})), ${MARKED}, ${PLAIN})`;
  return and(...words.map((word) => like(text, holding(word))));
}

/** Letters without accents and case. */
const holding = (word: string) => `%${word.replace(/[\\%_]/g, "\\$&")}%`;
