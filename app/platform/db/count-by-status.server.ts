import { count, type SQL } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import { db } from "./db.server.ts";

export async function countByStatus<Status extends string>(
  table: PgTable & { status: AnyPgColumn<{ data: Status }> },
  where: SQL | undefined,
): Promise<Partial<Record<Status, number>>> {
  const rows = await db()
    .select({ status: table.status, found: count() })
    .from(table)
    .where(where)
    .groupBy(table.status);
  return Object.fromEntries(rows.map(({ status, found }) => [status, found])) as Partial<
    Record<Status, number>
  >;
}
