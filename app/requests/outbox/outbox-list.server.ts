import { and, desc, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { Editor } from "#app/accounts/guard.server.ts";
import { logEvent } from "#app/platform/audit/log-event.server.ts";
import { removeRow } from "#app/platform/audit/remove-row.server.ts";
import { countByStatus } from "#app/platform/db/count-by-status.server.ts";
import { db, inTransaction } from "#app/platform/db/db.server.ts";
import { holdsWords } from "#app/platform/db/plain-search.ts";
import { enqueue } from "#app/platform/jobs/jobs.server.ts";
import { log } from "#app/platform/log.server.ts";
import { canSendMail } from "#app/platform/mail/transport.server.ts";
import { pageByStatus } from "#app/ui/lists/list-address.ts";
import { eraseSecrets } from "./encrypted-secrets.server.ts";
import { MAILS_PER_PAGE, type MailFilter, type MailStatus } from "./outbox.rules.ts";
import { SEND_MAIL } from "./outbox.server.ts";
import { type OutboxMail, outboxMails } from "./outbox.table.ts";

export type MailRow = Pick<
  OutboxMail,
  "id" | "kind" | "recipient" | "subject" | "status" | "createdAt" | "sentAt" | "lastError"
>;
export type Outbox = {
  rows: MailRow[];
  counts: Partial<Record<MailStatus, number>>;
  total: number;
  found: number;
  /** The last one when fewer are left than were asked for. */
  page: number;
  canSend: boolean;
};

/** Can be sent again: stored without a mail server, or failed. */
const UNSENT = ["kept", "failed"] as const;
const AT_ONCE = 100;
const isListed = and(isNull(outboxMails.removedAt), isNull(outboxMails.batchId));

export async function listMails(_editor: Editor, filter: MailFilter): Promise<Outbox> {
  const where = and(
    isListed,
    holdsWords([outboxMails.subject, outboxMails.recipient, outboxMails.replyTo], filter.query),
  );
  const { id, kind, recipient, subject, status, createdAt, sentAt, lastError } = outboxMails;
  const counts = await countByStatus(outboxMails, where);
  const { total, found, page } = pageByStatus(counts, filter, MAILS_PER_PAGE);
  const rows = await db()
    .select({ id, kind, recipient, subject, status, createdAt, sentAt, lastError })
    .from(outboxMails)
    .where(and(where, filter.status ? eq(status, filter.status) : undefined))
    .orderBy(sql`${createdAt} desc nulls last`, desc(id))
    .limit(MAILS_PER_PAGE)
    .offset((page - 1) * MAILS_PER_PAGE);
  return { rows, counts, total, found, page, canSend: canSendMail() };
}

export function countMails(_editor: Editor): Promise<Partial<Record<MailStatus, number>>> {
  return countByStatus(outboxMails, isListed);
}

export async function getMail(_editor: Editor, id: string): Promise<OutboxMail | null> {
  const [mail] = await db()
    .select()
    .from(outboxMails)
    .where(and(eq(outboxMails.id, id), isNull(outboxMails.removedAt)));
  return mail ? eraseSecrets(mail) : null;
}

/** Returns the number queued; null without a mail server. */
export async function sendAgain(editor: Editor, id?: string): Promise<number | null> {
  if (!canSendMail()) return null;
  let sum = 0;
  for (;;) {
    const queued = await queueSome(id);
    sum += queued;
    if (id !== undefined || queued < AT_ONCE) break;
  }
  if (sum > 0) log.info({ editor: editor.id, mails: sum }, "Mails are sent again");
  return sum;
}

export const removeMail = (editor: Editor, id: string): Promise<boolean> =>
  removeRow(editor, outboxMails, "mails", id);

/** Queued again: its job may have run while it was hidden. */
export async function undeleteMail(editor: Editor, id: string): Promise<boolean> {
  return inTransaction(async (tx) => {
    const [mail] = await tx
      .update(outboxMails)
      .set({ removedAt: null })
      .where(and(eq(outboxMails.id, id), isNotNull(outboxMails.removedAt)))
      .returning({ id: outboxMails.id, status: outboxMails.status });
    if (mail?.status === "queued") await enqueue(SEND_MAIL, { id }, { tx });
    if (mail) await logEvent(editor, "brought-back", { about: `mails ${id}` });
    return mail !== undefined;
  });
}

/** Atomic, so that two clicks send once. */
async function queueSome(id: string | undefined): Promise<number> {
  return inTransaction(async (tx) => {
    const unsent = tx
      .select({ id: outboxMails.id })
      .from(outboxMails)
      .where(
        and(
          isListed,
          inArray(outboxMails.status, [...UNSENT]),
          id === undefined ? undefined : eq(outboxMails.id, id),
        ),
      )
      .limit(AT_ONCE)
      .for("update", { skipLocked: true });
    const taken = await tx
      .update(outboxMails)
      .set({ status: "queued", attempts: 0, lastError: null })
      .where(inArray(outboxMails.id, unsent))
      .returning({ id: outboxMails.id });
    for (const mail of taken) await enqueue(SEND_MAIL, { id: mail.id }, { tx });
    return taken.length;
  });
}
