import { and, like, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { plainWords } from "#app/i18n/plain-letters.rules.ts";

const MARKED = "áàâãäåéèêëíìîïóòôõöúùûüçñ";
const PLAIN = "aaaaaaeeeeiiiiooooouuuucn";

export function holdsWords(columns: (AnyPgColumn | SQL)[], search: string): SQL | undefined {
  const words = plainWords(search);
  // All columns together, because folding costs more than searching.
  const text = sql`translate(lower(concat_ws(' ', ${sql.join(columns, sql`, `)})), ${MARKED}, ${PLAIN})`;
  return and(...words.map((word) => like(text, holding(word))));
}

const holding = (word: string) => `%${word.replace(/[\\%_]/g, "\\$&")}%`;
