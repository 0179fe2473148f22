import { DEFAULT_LOCALE, TRANSLATED_LOCALES } from "#app/i18n/locales.ts";
import type { DocumentKind } from "#app/platform/db/content-kind.ts";
import { readStates } from "#app/platform/db/content-rows.server.ts";
import { db } from "#app/platform/db/db.server.ts";
import { type Cells, canonical } from "./cells.rules.ts";
import type { ListKind, ListRow } from "./list-kinds.server.ts";

export type ListRecord = { id: string; content: DocumentKind; row: ListRow; cells: Cells };

/** In the owner's order, by key. */
export async function readList(kind: ListKind): Promise<Map<string, ListRecord>> {
  const records: ListRecord[] = [];
  for (const [of, content] of Object.entries(kind.contents))
    for (const [id, state] of await readStates(db(), content)) {
      const row: ListRow = { kind: of, ...state.all, ...state[DEFAULT_LOCALE] };
      const cells = cellsOf(kind, row);
      for (const locale of TRANSLATED_LOCALES)
        for (const [field, word] of Object.entries(state[locale]))
          cells[`${field}.${locale}`] = canonical(String(word));
      records.push({ id, content, row, cells });
    }
  records.sort(
    (one, other) =>
      String(one.row.kind).localeCompare(String(other.row.kind)) ||
      Number(one.row.displayOrder) - Number(other.row.displayOrder) ||
      (one.id < other.id ? 1 : -1),
  );
  return new Map(records.map((record) => [kind.keyOfRow(record.row), record]));
}

export const cellsOf = ({ columns }: ListKind, row: ListRow): Cells =>
  Object.fromEntries(columns.map(({ id, show }) => [id, canonical(show(row))]));
