import { getTableColumns, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { now } from "../../clock.ts";
import { newId } from "../../ids.ts";
import { overlayOf, type Transaction } from "../db.server.ts";
import type { ContentTable } from "./content-kind.ts";
import type { Fields } from "./content-state.ts";

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
    const row = await rowOf(tx, table, id);
    if (row) overlay.put(table, id, { ...row, ...values });
    return;
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
    overlay.put(table, id, Object.fromEntries(row));
    overlay.created.push(id);
  }
  return id;
}

const initialOf = ({ dataType, default: initial }: AnyPgColumn): unknown =>
  dataType === "date" && initial !== undefined ? now() : (initial ?? null);

/** By names of columns. */
export async function rowOf(tx: Transaction, table: ContentTable, id: string): Promise<Fields | undefined> {
  const { rows } = await tx.execute<{ row: Fields }>(
    sql`select to_jsonb(${table}) as row from ${table} where ${table.id} = ${id}`,
  );
  return rows[0]?.row;
}

const listed = (names: readonly string[]): SQL =>
  sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  );
