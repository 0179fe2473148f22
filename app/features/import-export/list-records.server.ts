import { eq } from "drizzle-orm";
import { db } from "#app/platform/db/db.server.ts";
import { translations } from "#app/platform/db/translations.table.ts";
import { type Cells, canonical } from "./cells.rules.ts";
import type { ListKind, ListRow } from "./list-kinds.server.ts";

export type ListRecord = { id: string; row: ListRow; cells: Cells };

/** A whole list as lines, in the owner's order, by what a line is known by. */
export async function readList(kind: ListKind): Promise<Map<string, ListRecord>> {
  const { content, order, keyOfRow } = kind;
  const rows: ListRow[] = await db()
    .select()
    .from(content.table)
    .orderBy(...order);
  const said = await db().select().from(translations).where(eq(translations.entity, content.entity));
  const words = Map.groupBy(said, ({ entityId }) => entityId);
  return new Map(
    rows.map((row) => {
      const id = String(row.id);
      const cells = cellsOf(kind, row);
      for (const { field, locale, value } of words.get(id) ?? [])
        cells[`${field}.${locale}`] = canonical(value);
      return [keyOfRow(row), { id, row, cells }];
    }),
  );
}

/** What the cells say of a row, without its words of other languages. */
export const cellsOf = ({ columns }: ListKind, row: ListRow): Cells =>
  Object.fromEntries(columns.map(({ id, show }) => [id, canonical(show(row))]));
