import type { Editor } from "#app/accounts/guard.server.ts";
import { now } from "#app/platform/clock.ts";
import { isId } from "#app/platform/ids.ts";
import { type Outcome, refused, succeeded } from "#app/platform/outcome.ts";
import { BULK_FIELD } from "#app/ui/lists/bulk.rules.ts";
import {
  removeRequests,
  restoreStatuses,
  type StatusChanges,
  saveStatuses,
  undeleteRequests,
} from "./bulk-requests.server.ts";
import { knownStatus } from "./inbox.rules.ts";
import { inboxTexts } from "./inbox.texts.ts";

const { toasts } = inboxTexts;

/** `removed`: ids; `undo`: the status that was set, when, and the former ones, as JSON. */
export type InboxResult = Outcome<{ removed?: string; undo?: string }>;

export async function handleInboxForm(editor: Editor, fields: FormData): Promise<InboxResult | null> {
  const text = (name: string) => String(fields.get(name) ?? "");
  const many = [...new Set(fields.getAll(BULK_FIELD).map(String).filter(isId))];
  const removed = text("removed").split(",").filter(isId);
  switch (fields.get("intent")) {
    case "remove":
      return remove(editor, [text("id")].filter(isId));
    case "removeMany":
      return remove(editor, many);
    case "undelete":
      return (await undeleteRequests(editor, removed))
        ? succeeded(toasts.undeleted(removed.length))
        : refused(toasts.tooLate);
    case "statusMany":
      return changeStatuses(editor, many, text("status"));
    case "undoMany":
      return undoStatuses(editor, text("undo"));
    default:
      return null;
  }
}

async function remove(editor: Editor, ids: string[]): Promise<InboxResult> {
  const removed = await removeRequests(editor, ids);
  return removed.length > 0
    ? succeeded(toasts.removed(removed.length), { removed: removed.join(",") })
    : refused(toasts.gone);
}

async function changeStatuses(editor: Editor, ids: string[], asked: string): Promise<InboxResult> {
  const status = knownStatus(asked);
  if (!status) return refused(toasts.chooseStatus);
  const { changed, at, others } = await saveStatuses(editor, ids, status);
  const count = Object.keys(changed).length;
  if (count === 0) return refused(others > 0 ? toasts.otherKind : toasts.manySame);
  return succeeded(toasts.manyChanged(count, others), { undo: JSON.stringify({ status, at, changed }) });
}

async function undoStatuses(editor: Editor, undo: string): Promise<InboxResult> {
  const read = JSON.parse(undo) as { status?: unknown; at?: unknown; changed?: object };
  const [status, at] = [knownStatus(read.status), pastMoment(read.at)];
  return status && at && (await restoreStatuses(editor, readStatuses(read.changed ?? {}), { status, at }))
    ? succeeded(toasts.undone)
    : refused(toasts.undoFailed);
}

function readStatuses(before: object): StatusChanges["changed"] {
  return Object.fromEntries(
    Object.entries(before).flatMap(([id, former]: [string, Partial<Record<string, unknown>> | null]) => {
      const [status, contact] = [knownStatus(former?.status), pastMoment(former?.contact)];
      return isId(id) && status && contact ? [[id, { status, contact }]] : [];
    }),
  );
}

function pastMoment(text: unknown): Date | null {
  const moment = new Date(String(text));
  return moment <= now() ? moment : null;
}
