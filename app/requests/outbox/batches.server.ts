import { and, eq, gt, inArray, isNotNull, or } from "drizzle-orm";
import { now } from "#app/platform/clock.ts";
import { countByStatus } from "#app/platform/db/count-by-status.server.ts";
import { db, inTransaction, type Transaction } from "#app/platform/db/db.server.ts";
import { newId } from "#app/platform/ids.ts";
import { enqueue } from "#app/platform/jobs/jobs.server.ts";
import type { Mail } from "#app/platform/mail/email.ts";
import { encryptSecrets } from "./encrypted-secrets.server.ts";
import { getLetterLimit } from "./letter-limit.server.ts";
import { hoursBehind, type MailStatus } from "./outbox.rules.ts";
import { forgottenMails, SEND_MAIL } from "./outbox.server.ts";
import { type OutboxMail, outboxMails } from "./outbox.table.ts";

/** Mails of a request or an account are sent before those of a batch. */
const AFTER_OTHERS = -1;
const HOUR_MS = 3_600_000;

export type BatchCounts = Partial<Record<MailStatus, number>>;

/** One mail of many that belong together, such as those of a letter. Once for each `key`. */
export async function storeBatchMail(
  { to, about, secrets, ...words }: Mail,
  { batchId, key, startAfter }: { batchId: string; key: string; startAfter?: Date | undefined },
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
  if (stored) await enqueue(SEND_MAIL, stored, later(tx, startAfter));
}

const later = (tx: Transaction, startAfter: Date | undefined) => ({
  ...{ tx, priority: AFTER_OTHERS },
  ...(startAfter && { startAfter }),
});

/**
 * When the next mails of batches may leave, so that no hour has more than the limit; undefined for at once.
 * A mail server that was away is sent at once what had its turn meanwhile.
 * `queued`: how many of these mails are queued already, so not ahead of themselves.
 */
export async function nextStarts(tx: Transaction, mails: number, queued = 0): Promise<(Date | undefined)[]> {
  const perHour = await getLetterLimit();
  const hourAgo = new Date(now().getTime() - HOUR_MS);
  const ahead = await tx.$count(
    outboxMails,
    and(
      isNotNull(outboxMails.batchId),
      or(eq(outboxMails.status, "queued"), gt(outboxMails.lastAttemptAt, hourAgo)),
    ),
  );
  return Array.from({ length: mails }, (_, place) => {
    const hours = hoursBehind(ahead - queued + place, perHour);
    return hours === 0 ? undefined : new Date(now().getTime() + hours * HOUR_MS);
  });
}

/** Enqueues mails whose job is gone, within the limit of an hour. At the start, which no two processes do at once. */
export async function queueForgottenBatchMails(): Promise<void> {
  const forgotten = await forgottenMails(isNotNull(outboxMails.batchId));
  if (forgotten.length === 0) return;
  await inTransaction(async (tx) => {
    const starts = await nextStarts(tx, forgotten.length, forgotten.length);
    for (const [place, mail] of forgotten.entries()) await enqueue(SEND_MAIL, mail, later(tx, starts[place]));
  });
}

export const countBatch = (batchId: string): Promise<BatchCounts> =>
  countByStatus(outboxMails, eq(outboxMails.batchId, batchId));

export async function cancelBatch(batchId: string, tx: Transaction): Promise<number> {
  return cancel(tx, ["queued"], eq(outboxMails.batchId, batchId));
}

/** For whoever left a list while its mails wait, also for being sent again. */
export async function cancelBatchMailsAbout(entity: string, id: string, tx: Transaction): Promise<void> {
  const about = and(eq(outboxMails.aboutEntity, entity), eq(outboxMails.aboutId, id));
  await cancel(tx, ["queued", "failed"], and(about, isNotNull(outboxMails.batchId)));
}

export function listFailedOfBatch(
  batchId: string,
  limit: number,
): Promise<Pick<OutboxMail, "id" | "recipient" | "lastError">[]> {
  const { id, recipient, lastError } = outboxMails;
  return db()
    .select({ id, recipient, lastError })
    .from(outboxMails)
    .where(failedOf(batchId))
    .orderBy(recipient)
    .limit(limit);
}

/** Returns how many are queued again. */
export async function retryBatch(batchId: string): Promise<number> {
  return inTransaction(async (tx) => {
    const starts = await nextStarts(tx, await tx.$count(outboxMails, failedOf(batchId)));
    const again = await tx
      .update(outboxMails)
      .set({ status: "queued", attempts: 0, lastError: null })
      .where(failedOf(batchId))
      .returning({ id: outboxMails.id });
    for (const [place, mail] of again.entries()) await enqueue(SEND_MAIL, mail, later(tx, starts[place]));
    return again.length;
  });
}

const failedOf = (batchId: string) => and(eq(outboxMails.batchId, batchId), eq(outboxMails.status, "failed"));

async function cancel(
  tx: Transaction,
  statuses: MailStatus[],
  which: Parameters<typeof and>[0],
): Promise<number> {
  const cancelled = await tx
    .update(outboxMails)
    .set({ status: "cancelled" })
    .where(and(which, inArray(outboxMails.status, statuses)))
    .returning({ id: outboxMails.id });
  return cancelled.length;
}
