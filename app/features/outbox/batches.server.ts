import { and, count, eq, inArray, isNotNull } from "drizzle-orm";
import { db, inTransaction, type Transaction } from "#app/platform/db/db.server.ts";
import { newId } from "#app/platform/ids.ts";
import { enqueue } from "#app/platform/jobs/jobs.server.ts";
import type { Mail } from "#app/platform/mail/email.ts";
import { encryptSecrets } from "./encrypted-secrets.server.ts";
import type { MailStatus } from "./outbox.rules.ts";
import { SEND_MAIL } from "./outbox.server.ts";
import { type OutboxMail, outboxMails } from "./outbox.table.ts";

/** Mails of a request or an account are sent before those of a batch. */
const AFTER_OTHERS = -1;

export type BatchCounts = Partial<Record<MailStatus, number>>;

/** One mail of many that belong together, such as those of a letter. Once for each `key`. */
export async function storeBatchMail(
  { to, about, secrets, ...words }: Mail,
  { batchId, key }: { batchId: string; key: string },
  tx: Transaction,
): Promise<void> {
  const kept = secrets ? encryptSecrets(words, secrets) : words;
  const [stored] = await tx
    .insert(outboxMails)
    .values({
      ...{ id: newId(), ...kept, recipient: to, aboutEntity: about?.entity, aboutId: about?.id },
      ...{ status: "queued", batchId, submissionKey: key },
    })
    .onConflictDoNothing({ target: outboxMails.submissionKey })
    .returning({ id: outboxMails.id });
  if (stored) await enqueue(SEND_MAIL, stored, { tx, priority: AFTER_OTHERS });
}

export async function countBatch(batchId: string): Promise<BatchCounts> {
  const rows = await db()
    .select({ status: outboxMails.status, mails: count() })
    .from(outboxMails)
    .where(eq(outboxMails.batchId, batchId))
    .groupBy(outboxMails.status);
  return Object.fromEntries(rows.map(({ status, mails }) => [status, mails]));
}

export async function cancelBatch(batchId: string, tx: Transaction): Promise<number> {
  return cancelQueued(tx, eq(outboxMails.batchId, batchId));
}

/** For whoever left a list while its mails wait. */
export async function cancelBatchMailsAbout(entity: string, id: string, tx: Transaction): Promise<void> {
  const about = and(eq(outboxMails.aboutEntity, entity), eq(outboxMails.aboutId, id));
  await cancelQueued(tx, and(about, isNotNull(outboxMails.batchId)));
}

export function listFailedOfBatch(
  batchId: string,
  limit: number,
): Promise<Pick<OutboxMail, "id" | "recipient" | "lastError">[]> {
  const { id, recipient, lastError } = outboxMails;
  return db()
    .select({ id, recipient, lastError })
    .from(outboxMails)
    .where(and(eq(outboxMails.batchId, batchId), eq(outboxMails.status, "failed")))
    .orderBy(recipient)
    .limit(limit);
}

/** Returns how many are queued again. */
export async function retryBatch(batchId: string): Promise<number> {
  return inTransaction(async (tx) => {
    const again = await tx
      .update(outboxMails)
      .set({ status: "queued", attempts: 0, lastError: null })
      .where(and(eq(outboxMails.batchId, batchId), eq(outboxMails.status, "failed")))
      .returning({ id: outboxMails.id });
    for (const mail of again) await enqueue(SEND_MAIL, mail, { tx, priority: AFTER_OTHERS });
    return again.length;
  });
}

async function cancelQueued(tx: Transaction, which: Parameters<typeof and>[0]): Promise<number> {
  const cancelled = await tx
    .update(outboxMails)
    .set({ status: "cancelled" })
    .where(and(which, inArray(outboxMails.status, ["queued"])))
    .returning({ id: outboxMails.id });
  return cancelled.length;
}
