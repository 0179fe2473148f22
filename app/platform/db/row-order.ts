import { and, asc, getTableName, inArray, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Transaction } from "./db.server.ts";

export type Ordered = PgTable & { id: AnyPgColumn; displayOrder: AnyPgColumn; createdAt: AnyPgColumn };

/** The owner's order; unplaced rows newest first. */
export const inOrder = ({ displayOrder, createdAt, id }: Ordered): SQL[] => [
  asc(displayOrder),
  sql`${createdAt} desc`,
  sql`${id} desc`,
];

/** Within the places they occupy, so a page of a long list can be sorted by itself. */
export async function saveRowOrder(tx: Transaction, table: Ordered, ids: string[], of?: SQL): Promise<void> {
  await inTurn(tx, table);
  await separate(tx, table, of);
  const found = await tx
    .select({ id: table.id, place: table.displayOrder })
    .from(table as PgTable)
    .where(and(inArray(table.id, ids), of))
    .orderBy(asc(table.displayOrder));
  const places = found.map(({ place }) => Number(place));
  const known = new Set(found.map(({ id }) => id));
  const moved = ids
    .filter((id, at) => known.has(id) && ids.indexOf(id) === at)
    .map((id, at) => ({ id, place: places[at] }));
  await tx.execute(
    sql`update ${table} set display_order = moved.place
      from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as moved(id uuid, place int)
      where ${table.id} = moved.id and ${table.displayOrder} <> moved.place`,
  );
}

/** Before all others, or after them. */
export async function endPosition(
  tx: Transaction,
  table: Ordered,
  end: "first" | "last",
  of?: SQL,
): Promise<number> {
  await inTurn(tx, table);
  const place =
    end === "first"
      ? sql`coalesce(min(${table.displayOrder}), 1) - 1`
      : sql`coalesce(max(${table.displayOrder}), 0) + 1`;
  const { rows } = await tx.execute<{ place: number }>(
    sql`select ${place} as place from ${table} where ${of ?? sql`true`}`,
  );
  return rows[0]?.place ?? 1;
}

async function inTurn(tx: Transaction, table: Ordered): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`${getTableName(table)} order`}))`);
}

async function separate(tx: Transaction, table: Ordered, of: SQL = sql`true`): Promise<void> {
  const { rows } = await tx.execute<{ shared: boolean }>(
    sql`select count(*) <> count(distinct ${table.displayOrder}) as shared from ${table} where ${of}`,
  );
  if (!rows[0]?.shared) return;
  await tx.execute(
    sql`update ${table} set display_order = placed.place from (
        select id as placed_id, row_number() over (order by ${sql.join(inOrder(table), sql`, `)}) as place
        from ${table} where ${of}
      ) placed where ${table.id} = placed.placed_id`,
  );
}
