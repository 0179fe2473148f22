import { and, eq, isNull } from "drizzle-orm";
import type { Editor } from "#app/accounts/guard.server.ts";
import { dayOf } from "#app/i18n/local-day.rules.ts";
import { removeRow, undeleteRow } from "#app/platform/audit/remove-row.server.ts";
import { now } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/db.server.ts";
import { leads } from "#app/requests/leads.table.ts";
import { messages } from "#app/requests/messages.table.ts";
import { answeredStatus, isContact, type RequestStatus } from "../inbox.rules.ts";
import { getInboxRequest, type InboxRequest } from "../inbox.server.ts";
import { mergeNotes } from "./notes.rules.ts";

export async function saveStatus(editor: Editor, id: string, status: RequestStatus): Promise<boolean> {
  return change(editor, id, ({ row }) => ({
    status,
    ...(isContact(status) && status !== row.status && { lastContactAt: now() }),
  }));
}

const ATTEMPTS = 3;

/** `before`: what the notes were when they were typed over; tried again when another save came in between. */
export async function saveNotes(editor: Editor, id: string, notes: string, before: string): Promise<boolean> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const request = await getInboxRequest(editor, id);
    if (!request) return false;
    const table = request.kind === "lead" ? leads : messages;
    const stored = request.row.notes;
    const changed = await db()
      .update(table)
      .set({ notes: mergeNotes(before, stored, notes) })
      .where(and(eq(table.id, id), isNull(table.removedAt), eq(table.notes, stored)))
      .returning({ id: table.id });
    if (changed.length > 0) return true;
  }
  return false;
}

export async function saveReminder(editor: Editor, id: string, day: string | null): Promise<boolean> {
  return change(editor, id, () => ({ remindOn: day }));
}

export async function saveAnswered(editor: Editor, id: string): Promise<boolean> {
  return change(editor, id, ({ kind, row }) => ({
    status: answeredStatus(kind, row.status),
    answeredAt: now(),
    lastContactAt: now(),
    remindOn: row.remindOn && row.remindOn <= dayOf(now()) ? null : row.remindOn,
  }));
}

export async function removeRequest(editor: Editor, id: string): Promise<boolean> {
  return (await removeRow(editor, leads, "leads", id)) || (await removeRow(editor, messages, "leads", id));
}

export async function undeleteRequest(editor: Editor, id: string): Promise<boolean> {
  return (
    (await undeleteRow(editor, leads, "leads", id)) || (await undeleteRow(editor, messages, "leads", id))
  );
}

type Changes = {
  status?: RequestStatus;
  remindOn?: string | null;
  answeredAt?: Date;
  lastContactAt?: Date;
};

async function change(
  editor: Editor,
  id: string,
  changesOf: (request: InboxRequest) => Changes,
): Promise<boolean> {
  const request = await getInboxRequest(editor, id);
  if (!request) return false;
  const table = request.kind === "lead" ? leads : messages;
  const changed = await db()
    .update(table)
    .set(changesOf(request) as object)
    .where(and(eq(table.id, id), isNull(table.removedAt)))
    .returning({ id: table.id });
  return changed.length > 0;
}
