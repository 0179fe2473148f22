import { getTableColumns, type SQL, sql } from "drizzle-orm";
import type { ContentTable } from "#app/platform/db/content/content-kind.ts";
import type { Transaction } from "#app/platform/db/db.server.ts";

/** Swaps unique values in one statement. */
export async function replaceRows(
  tx: Transaction,
  table: ContentTable,
  rows: Record<string, unknown>[],
): Promise<void> {
  const columns = Object.entries(getTableColumns(table)).filter(([, { generated }]) => !generated);
  const named = rows.map((row) =>
    Object.fromEntries(columns.map(([field, { name }]): [string, unknown] => [name, row[field]])),
  );
  const sets: SQL[] = columns
    .filter(([field]) => field !== "id")
    .map(([, { name }]) => sql`${sql.identifier(name)} = brought.${sql.identifier(name)}`);
  await tx.execute(
    sql`update ${table} set ${sql.join(sets, sql`, `)}
      from jsonb_populate_recordset(null::${table}, ${JSON.stringify(named)}::jsonb) as brought
      where ${table.id} = brought.id`,
  );
}
