import { and, inArray, isNull } from "drizzle-orm";
import type { Editor } from "#app/features/accounts/guard.server.ts";
import { leads } from "#app/features/requests/leads.table.ts";
import { messages } from "#app/features/requests/messages.table.ts";
import { now } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/db.server.ts";
import { log } from "#app/platform/log.server.ts";
import { isContact, LEAD_STATUSES, MESSAGE_STATUSES, type RequestStatus } from "./inbox.rules.ts";
import { removeRequest, saveStatus, undeleteRequest } from "./request-changes.server.ts";

const STORES = [
  { table: leads, statuses: LEAD_STATUSES as readonly RequestStatus[] },
  { table: messages, statuses: MESSAGE_STATUSES as readonly RequestStatus[] },
];

export type StatusChanges = {
  /** What they were, by id. */
  changed: Record<string, RequestStatus>;
  /** How many have no such status: requests and messages have their own. */
  others: number;
};

export async function saveStatuses(
  editor: Editor,
  ids: readonly string[],
  status: RequestStatus,
): Promise<StatusChanges> {
  const changed: StatusChanges["changed"] = {};
  let others = 0;
  for (const { table, statuses } of STORES) {
    const found = await db()
      .select({ id: table.id, status: table.status })
      .from(table)
      .where(and(inArray(table.id, [...ids]), isNull(table.removedAt)));
    if (!statuses.includes(status)) others += found.length;
    const owed = statuses.includes(status) ? found.filter((row) => row.status !== status) : [];
    if (owed.length === 0) continue;
    await db()
      .update(table)
      .set({ status, ...(isContact(status) && { lastContactAt: now() }) } as object)
      .where(
        inArray(
          table.id,
          owed.map(({ id }) => id),
        ),
      );
    for (const { id, status: before } of owed) changed[id] = before;
  }
  log.info({ editor: editor.id, requests: Object.keys(changed).length, status }, "Many requests changed");
  return { changed, others };
}

/** False when one of them is gone, or has been changed since it was set to `after`: that stays. */
export async function restoreStatuses(
  editor: Editor,
  before: StatusChanges["changed"],
  after: RequestStatus,
): Promise<boolean> {
  let isWhole = true;
  for (const [id, status] of Object.entries(before))
    isWhole = (await saveStatus(editor, id, status, after)) && isWhole;
  return isWhole;
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
