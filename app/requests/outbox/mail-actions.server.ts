import type { Editor } from "#app/accounts/guard.server.ts";
import { readPostedFields } from "#app/platform/http/posted-fields.server.ts";
import { isId } from "#app/platform/ids.ts";
import { type Outcome, refused, succeeded } from "#app/platform/outcome.ts";
import { withFallback } from "#app/platform/with-fallback.server.ts";
import { outboxTexts } from "./outbox.texts.ts";
import { removeMail, sendAgain, undeleteMail } from "./outbox-list.server.ts";

const { toasts } = outboxTexts;

export type MailResult = Outcome<{ removed: string }>;

export async function handleMailForm(editor: Editor, request: Request): Promise<MailResult> {
  const fields = await readPostedFields(request);
  const id = String(fields.get("id") ?? "");
  if (fields.get("intent") !== "sendAll" && !isId(id)) return refused(toasts.gone);
  const failed = fields.get("intent") === "remove" ? toasts.removeFailed : toasts.failed;
  return withFallback(refused(failed), "A mail could not be sent again, deleted or restored", async () => {
    switch (fields.get("intent")) {
      case "send":
        return sent(await sendAgain(editor, id), toasts.queued);
      case "sendAll": {
        const count = await sendAgain(editor);
        return sent(count, toasts.allQueued(count ?? 0));
      }
      case "remove":
        return (await removeMail(editor, id))
          ? succeeded(toasts.removed, { removed: id })
          : refused(toasts.gone);
      case "undelete":
        return (await undeleteMail(editor, id)) ? succeeded(toasts.undeleted) : refused(toasts.tooLate);
      default:
        return refused(toasts.failed);
    }
  });
}

function sent(count: number | null, toast: { title: string; text: string }): MailResult {
  if (count === null) return refused(toasts.noServer);
  return count > 0 ? succeeded(toast) : refused(toasts.nothing);
}
