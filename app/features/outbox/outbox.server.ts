import { and, eq, lte, ne, sql } from "drizzle-orm";
import { now } from "#app/platform/clock.ts";
import { db, inTransaction, type Transaction } from "#app/platform/db/db.server.ts";
import { newId } from "#app/platform/ids.ts";
import { enqueue, tryAgainNow } from "#app/platform/jobs/jobs.server.ts";
import { log } from "#app/platform/log.server.ts";
import type { Mail } from "#app/platform/mail/letter.ts";
import { canSendMail, sendMail } from "#app/platform/mail/transport.server.ts";
import { SEND_RETRIES } from "./outbox.rules.ts";
import { type OutboxMail, outboxMails } from "./outbox.table.ts";
import { eraseSecrets, openSecrets, sealSecrets } from "./sealed-secrets.server.ts";
import { senderOfMails } from "./sender.server.ts";

export const SEND_MAIL = "send-mail";

/** Stores a mail and, when there is a mail server, the job that sends it: both or neither, within a command's own work. */
export async function keepMail(mail: Mail, tx?: Transaction): Promise<void> {
  if (!tx) return inTransaction((own) => keepMail(mail, own));
  const { to, about, secrets, ...words } = mail;
  const kept = secrets ? sealSecrets(words, secrets) : words;
  const id = newId();
  const status = canSendMail() ? "queued" : "kept";
  await tx
    .insert(outboxMails)
    .values({ id, ...kept, recipient: to, aboutEntity: about?.entity, aboutId: about?.id, status });
  if (status === "queued") await enqueue(SEND_MAIL, { id }, { tx });
}

/** Sends a kept mail once. A refusal by the mail server is noted and thrown, so that the job comes back to it. */
export async function sendKeptMail(id: string): Promise<void> {
  const [mail] = await db().select().from(outboxMails).where(eq(outboxMails.id, id));
  if (!mail || mail.status === "sent" || mail.removedAt) return;
  const opened = openSecrets(mail);
  if (!opened) {
    await db().delete(outboxMails).where(eq(outboxMails.id, id));
    log.warn({ mail: id, kind: mail.kind }, "A mail was not sent: the link in it is over");
    return;
  }
  const attempt = { attempts: sql`${outboxMails.attempts} + 1`, lastAttemptAt: now() };
  try {
    const letter = {
      ...opened,
      to: mail.recipient,
      html: opened.html ?? undefined,
      replyTo: mail.replyTo ?? undefined,
    };
    await sendMail(letter, await senderOfMails());
  } catch (error) {
    const lastError = error instanceof Error ? error.message : String(error);
    const status = mail.attempts >= SEND_RETRIES ? "failed" : "queued";
    await db()
      .update(outboxMails)
      .set({ ...attempt, lastError, status })
      .where(eq(outboxMails.id, id));
    log.warn({ mail: id, lastError }, "A mail could not be sent");
    throw error;
  }
  await db()
    .update(outboxMails)
    .set({ ...attempt, ...wordsOf(eraseSecrets(mail)), status: "sent", sentAt: now(), lastError: null })
    .where(eq(outboxMails.id, id));
  // The mail server is back: what it refused before need not wait for its hour.
  if (mail.attempts > 0) await tryAgainNow(SEND_MAIL);
}

const wordsOf = ({ text, html, headers }: OutboxMail) => ({ text, html, headers });

/** Mails that wait with a link which is over by now; nobody is helped by sending them. */
export async function removeOverdueMails(): Promise<void> {
  await db()
    .delete(outboxMails)
    .where(and(ne(outboxMails.status, "sent"), lte(outboxMails.secretsUntil, now())));
}
