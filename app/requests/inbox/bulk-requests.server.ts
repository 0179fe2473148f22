import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Editor } from "#app/accounts/guard.server.ts";
import { now } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/db.server.ts";
import { log } from "#app/platform/log.server.ts";
import { leads } from "#app/requests/leads.table.ts";
import { messages } from "#app/requests/messages.table.ts";
import { isContact, LEAD_STATUSES, MESSAGE_STATUSES, type RequestStatus } from "./inbox.rules.ts";
import { removeRequest, undeleteRequest } from "./request/request-changes.server.ts";

const STORES = [
  { table: leads, statuses: LEAD_STATUSES as readonly RequestStatus[] },
  { table: messages, statuses: MESSAGE_STATUSES as readonly RequestStatus[] },
];

/** `contact`: day of the last contact. */
export type FormerStatus = { status: RequestStatus; contact: Date };

export type StatusChanges = {
  /** What they were, by id. */
  changed: Record<string, FormerStatus>;
  at: Date;
  /** How many have no such status: requests and messages have their own. */
  others: number;
};

export async function saveStatuses(
  editor: Editor,
  ids: readonly string[],
  status: RequestStatus,
): Promise<StatusChanges> {
  const changed: StatusChanges["changed"] = {};
  const at = now();
  let others = 0;
  for (const { table, statuses } of STORES) {
    const found = await db()
      .select({ id: table.id, status: table.status, contact: table.lastContactAt })
      .from(table)
      .where(and(inArray(table.id, [...ids]), isNull(table.removedAt)));
    if (!statuses.includes(status)) others += found.length;
    const owed = statuses.includes(status) ? found.filter((row) => row.status !== status) : [];
    if (owed.length === 0) continue;
    await db()
      .update(table)
      .set({ status, ...(isContact(status) && { lastContactAt: at }) } as object)
      .where(
        inArray(
          table.id,
          owed.map(({ id }) => id),
        ),
      );
    for (const { id, ...before } of owed) changed[id] = before;
  }
  log.info({ editor: editor.id, requests: Object.keys(changed).length, status }, "Many requests changed");
  return { changed, at, others };
}

type SetStatus = { status: RequestStatus; at: Date };

/** False when one of them is gone, or has another status by now: that stays, as does a later contact. */
export async function restoreStatuses(
  editor: Editor,
  changed: StatusChanges["changed"],
  set: SetStatus,
): Promise<boolean> {
  const ids = Object.keys(changed);
  let restored = 0;
  for (const [id, { status, contact }] of Object.entries(changed))
    for (const { table } of STORES) {
      const isAsSet = and(eq(table.id, id), isNull(table.removedAt), eq(table.status, set.status as never));
      const lastContactAt = sql`case when ${table.lastContactAt} = ${set.at.toISOString()}
        then ${contact.toISOString()} else ${table.lastContactAt} end`;
      const rows = await db()
        .update(table)
        .set({ status, lastContactAt } as object)
        .where(isAsSet)
        .returning({ id: table.id });
      restored += rows.length;
    }
  log.info({ editor: editor.id, requests: restored }, "A change of many requests undone");
  return restored === ids.length;
}

export async function removeRequests(editor: Editor, ids: readonly string[]): Promise<string[]> {
  const removed: string[] = [];
  for (const id of ids) if (await removeRequest(editor, id)) removed.push(id);
  return removed;
}

/** False when one of them is erased. */
export async function undeleteRequests(editor: Editor, ids: readonly string[]): Promise<boolean> {
  let isWhole = ids.length > 0;
  for (const id of ids) isWhole = (await undeleteRequest(editor, id)) && isWhole;
  return isWhole;
}
