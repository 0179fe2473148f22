import { eq } from "drizzle-orm";
import type { Editor } from "#app/accounts/guard.server.ts";
import { getSettings } from "#app/features/settings/settings.server.ts";
import { DEFAULT_LOCALE } from "#app/i18n/locales.ts";
import { db } from "#app/platform/db/db.server.ts";
import { newId } from "#app/platform/ids.ts";
import { log } from "#app/platform/log.server.ts";
import { composeMail, type Email } from "#app/platform/mail/email.ts";
import { canSendMail } from "#app/platform/mail/transport.server.ts";
import { type Outcome, refused, succeeded } from "#app/platform/outcome.ts";
import { withFallback } from "#app/platform/with-fallback.server.ts";
import { failureOf } from "./outbox.rules.ts";
import { sendStoredMail } from "./outbox.server.ts";
import { outboxMails } from "./outbox.table.ts";
import { outboxTexts } from "./outbox.texts.ts";
import { countMails } from "./outbox-list.server.ts";
import { shownSender } from "./sender.server.ts";
import { testMail } from "./test-mail.mail.ts";
import { testMailTexts as texts } from "./test-mail.texts.ts";

export type MailState = {
  canSend: boolean;
  from: string;
  counts: Record<"queued" | "failed" | "kept", number> | null;
};

export async function getMailState(editor: Editor): Promise<MailState> {
  return { canSend: canSendMail(), from: await shownSender(), counts: await readCounts(editor) };
}

async function readCounts(editor: Editor): Promise<MailState["counts"]> {
  return withFallback(null, "The mails could not be counted", async () => {
    const { queued = 0, failed = 0, kept = 0 } = await countMails(editor);
    return { queued, failed, kept };
  });
}

export async function sendTestMail(editor: Editor, to: string): Promise<Outcome<{ reply?: string }>> {
  const { brand } = await getSettings(DEFAULT_LOCALE);
  return sendAtOnce(editor, to, testMail(brand.name));
}

/** Sent through the outbox, without its job, because the result is shown. */
export async function sendAtOnce(
  editor: Editor,
  to: string,
  email: Email,
): Promise<Outcome<{ reply?: string }>> {
  const { to: recipient, about: _, secrets: __, ...mail } = composeMail(to, email);
  const id = newId();
  await db()
    .insert(outboxMails)
    .values({ id, ...mail, recipient, status: canSendMail() ? "queued" : "kept" });
  log.info({ editor: editor.id, mail: id }, "Test mail requested");
  if (!canSendMail()) return succeeded(texts.toasts.stored);
  try {
    return succeeded(texts.toasts.sent(to), { reply: await sendStoredMail(id) });
  } catch (error) {
    await db().update(outboxMails).set({ status: "failed" }).where(eq(outboxMails.id, id));
    const reply = error instanceof Error ? error.message : String(error);
    const failure = failureOf(reply);
    const text = [outboxTexts.why[failure], texts.hints[failure]].filter(Boolean).join(" ");
    return { ...refused({ title: texts.toasts.notSent, text }), value: { reply } };
  }
}
