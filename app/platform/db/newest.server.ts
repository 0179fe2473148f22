import { max, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { db } from "./db.server.ts";

/**
 * When the newest row was made, in milliseconds; 0 without rows. The form of a new item begins anew when it changes,
 * and only then: the length of a list also changes by searching in it.
 */
export function newestCreatedAt(table: PgTable & { createdAt: PgColumn }, where?: SQL): Promise<number> {
  return db()
    .select({ at: max(table.createdAt) })
    .from(table)
    .where(where)
    .then(([found]) => (found?.at ? new Date(found.at as Date).getTime() : 0));
}
