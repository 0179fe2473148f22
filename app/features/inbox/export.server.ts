import type { Editor } from "#app/features/accounts/guard.server.ts";
import { logEvent } from "#app/platform/audit/log-event.server.ts";
import { log } from "#app/platform/log.server.ts";
import type { InboxFilter } from "./inbox.rules.ts";
import { type InboxRequest, listRequests } from "./inbox.server.ts";

const ROWS_AT_ONCE = 500;

export async function* exportRequests(editor: Editor, filter: InboxFilter): AsyncGenerator<InboxRequest[]> {
  // Logged first, because an aborted export is one as well.
  await logEvent(editor, "exported", { about: "/admin/leads" });
  let count = 0;
  for (;;) {
    const requests = await listRequests(editor, filter, ROWS_AT_ONCE, count);
    count += requests.length;
    if (requests.length > 0) yield requests;
    if (requests.length < ROWS_AT_ONCE) break;
  }
  log.info({ editor: editor.id, count }, "Requests exported");
}
