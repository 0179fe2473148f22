import { eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import { now } from "#app/platform/clock.ts";
import { newId } from "#app/platform/ids.ts";
import type { ContentTable } from "./content-kind.ts";
import type { Fields } from "./content-state.ts";
import { overlayOf, type Transaction } from "./db.server.ts";

// Where `tx` reads through an overlay, these write to it instead.

/** Values by names of columns. */
export async function updateRow(
  tx: Transaction,
  table: ContentTable,
  id: string,
  values: Fields,
): Promise<void> {
  const names = Object.keys(values);
  if (names.length === 0) return;
  const overlay = overlayOf(tx);
  if (overlay) {
    const [row] = await rowsOf(tx, table.id, id);
    return overlay.put(table.id, id, row ? [{ ...row, ...values }] : []);
  }
  const columns = listed(names);
  const given = sql`jsonb_populate_record(null::${table}, ${JSON.stringify(values)}::jsonb)`;
  await tx.execute(
    sql`update ${table} set (${columns}, updated_at) = (select ${columns}, now() from ${given})
      where ${table.id} = ${id}`,
  );
}

/** Values by names of fields. In a preview it is made in memory. */
export async function insertRow<Table extends ContentTable>(
  tx: Transaction,
  table: Table,
  values: Table["$inferInsert"],
): Promise<string> {
  const id = newId();
  const overlay = overlayOf(tx);
  if (!overlay?.isPreview) await tx.insert(table).values({ ...values, id });
  else {
    const said = { ...values, id } as Fields;
    const row = Object.entries(getTableColumns(table) as Record<string, AnyPgColumn>).map(
      ([name, column]) => [column.name, said[name] ?? initialOf(column)],
    );
    overlay.put(table.id, id, [Object.fromEntries(row)]);
    overlay.created.push(id);
  }
  return id;
}

const initialOf = ({ dataType, default: initial }: AnyPgColumn): unknown =>
  dataType === "date" && initial !== undefined ? now() : (initial ?? null);

/** All rows of a list, by names of columns. */
export async function replaceList(
  tx: Transaction,
  owner: AnyPgColumn,
  id: string,
  rows: Fields[],
): Promise<void> {
  const overlay = overlayOf(tx);
  if (overlay) return overlay.put(owner, id, rows);
  await tx.delete(owner.table).where(eq(owner, id));
  if (rows.length === 0) return;
  const into = listed(Object.keys(rows[0] ?? {}));
  await tx.execute(
    sql`insert into ${owner.table} (${into}) select ${into}
      from jsonb_populate_recordset(null::${owner.table}, ${JSON.stringify(rows)}::jsonb) on conflict do nothing`,
  );
}

/** By names of columns. */
export async function rowsOf(tx: Transaction, owner: AnyPgColumn, id: string): Promise<Fields[]> {
  const { rows } = await tx.execute<{ row: Fields }>(
    sql`select to_jsonb(${owner.table}) as row from ${owner.table as PgTable} where ${owner} = ${id}`,
  );
  return rows.map(({ row }) => row);
}

const listed = (names: readonly string[]): SQL =>
  sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  );
