import { type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { plainWords } from "#app/i18n/plain-letters.rules.ts";
import { textArray } from "./text-array.ts";

const MARKED = "áàâãäåéèêëíìîïóòôõöúùûüçñ";
const PLAIN = "aaaaaaeeeeiiiiooooouuuucn";

export function holdsWords(columns: (AnyPgColumn | SQL)[], search: string): SQL | undefined {
  const words = plainWords(search);
  if (words.length === 0) return;
  // All columns and words together, because folding costs more than searching; plain text needs half of it.
  return sql`(select case when octet_length(text) = length(text) then lower(text)
      else translate(lower(text), ${MARKED}, ${PLAIN}) end
    from (values (concat_ws(' ', ${sql.join(columns, sql`, `)}))) as searched(text))
    like all (${textArray(words.map(holding))})`;
}

const holding = (word: string) => `%${word.replace(/[\\%_]/g, "\\$&")}%`;
