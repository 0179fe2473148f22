import type { Editor } from "#app/accounts/guard.server.ts";
import { logEvent } from "#app/platform/audit/log-event.server.ts";
import { inParts } from "#app/platform/db/in-parts.ts";
import { log } from "#app/platform/log.server.ts";
import type { InboxFilter } from "./inbox.rules.ts";
import { type InboxRequest, listRequestIds, readRequests } from "./inbox.server.ts";

export async function* exportRequests(editor: Editor, filter: InboxFilter): AsyncGenerator<InboxRequest[]> {
  // Logged first, because an aborted export is one as well.
  await logEvent(editor, "exported", { about: "/admin/leads" });
  // All at once: counted from the beginning each time, a request that arrives or leaves would repeat another or leave it out.
  const ids = await listRequestIds(editor, filter);
  for (const part of inParts(ids)) {
    const requests = await readRequests(editor, part);
    if (requests.length > 0) yield requests;
  }
  log.info({ editor: editor.id, count: ids.length }, "Requests exported");
}
