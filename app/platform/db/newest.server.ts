import { max, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { db } from "./db.server.ts";

/** Milliseconds; 0 without rows. Resets the form for a new entry. */
export function newestCreatedAt(table: PgTable & { createdAt: PgColumn }, where?: SQL): Promise<number> {
  return db()
    .select({ at: max(table.createdAt) })
    .from(table)
    .where(where)
    .then(([found]) => (found?.at ? new Date(found.at as Date).getTime() : 0));
}
