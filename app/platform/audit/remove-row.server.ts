import { and, eq, isNotNull, isNull, type SQL } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import { now } from "../clock.ts";
import { db } from "../db/db.server.ts";
import { log } from "../log.server.ts";
import { type Actor, logEvent } from "./log-event.server.ts";

export type RemovableTable = PgTable & { id: AnyPgColumn; removedAt: AnyPgColumn };

/** Hides a row until it is erased. `about`: the row's name in the audit log. False when there is none. */
export async function removeRow(
  actor: Actor,
  table: RemovableTable,
  about: string,
  id: string,
  condition?: SQL,
): Promise<boolean> {
  const where = and(eq(table.id, id), isNull(table.removedAt), condition);
  if (!(await setRemoved(table, now(), where))) return false;
  log.info({ editor: actor?.id, about: `${about} ${id}` }, "Row deleted");
  await logEvent(actor, "deleted", { about: `${about} ${id}` });
  return true;
}

/** False when it is not removed, or erased. */
export async function undeleteRow(
  actor: Actor,
  table: RemovableTable,
  about: string,
  id: string,
): Promise<boolean> {
  if (!(await setRemoved(table, null, and(eq(table.id, id), isNotNull(table.removedAt))))) return false;
  await logEvent(actor, "brought-back", { about: `${about} ${id}` });
  return true;
}

async function setRemoved(table: RemovableTable, removedAt: Date | null, where: SQL | undefined) {
  const changed = await db().update(table).set({ removedAt }).where(where).returning({ id: table.id });
  return changed.length > 0;
}
