import { and, eq, isNull, lte, ne, type SQL, sql } from "drizzle-orm";
import { now } from "#app/platform/clock.ts";
import { db, inTransaction, type Transaction } from "#app/platform/db/db.server.ts";
import { newId } from "#app/platform/ids.ts";
import { enqueue, longestWaiting, retryNow, unfinishedJobs } from "#app/platform/jobs/jobs.server.ts";
import { log } from "#app/platform/log.server.ts";
import type { Mail } from "#app/platform/mail/email.ts";
import { canSendMail, LostMail, sendMail } from "#app/platform/mail/transport.server.ts";
import { decryptSecrets, encryptSecrets, eraseSecrets } from "./encrypted-secrets.server.ts";
import { failureOf, SEND_RETRIES, TRY_SERVER_AFTER_SECONDS } from "./outbox.rules.ts";
import { type OutboxMail, outboxMails } from "./outbox.table.ts";
import { senderOfMails } from "./sender.server.ts";

export const SEND_MAIL = "send-mail";
export const TRY_MAIL_SERVER = "try-mail-server";

let isServerAway = false;

/** In the caller's transaction, together with its job. */
export async function storeMail(mail: Mail, tx?: Transaction): Promise<void> {
  if (!tx) return inTransaction((own) => storeMail(mail, own));
  const { to, about, secrets, ...words } = mail;
  const kept = secrets ? encryptSecrets(words, secrets) : words;
  const id = newId();
  const status = canSendMail() ? "queued" : "kept";
  await tx
    .insert(outboxMails)
    .values({ id, ...kept, recipient: to, aboutEntity: about?.entity, aboutId: about?.id, status });
  if (status === "queued") await enqueue(SEND_MAIL, { id }, { tx });
}

/** Enqueues mails whose job is gone. Those of batches: `queueForgottenBatchMails`. */
export async function queueForgottenMails(): Promise<void> {
  for (const mail of await forgottenMails(isNull(outboxMails.batchId))) await enqueue(SEND_MAIL, mail);
}

/** Queued mails whose job is gone: the queue keeps one for two weeks, however long the site is off. The oldest first. */
export async function forgottenMails(which: SQL): Promise<Pick<OutboxMail, "id">[]> {
  const { id, status, removedAt, createdAt } = outboxMails;
  const queued = await db()
    .select({ id })
    .from(outboxMails)
    .where(and(eq(status, "queued"), isNull(removedAt), which))
    .orderBy(createdAt, id);
  // Read after the mails, so that one that is being sent has its job.
  const known = new Set((await unfinishedJobs<{ id: string }>(SEND_MAIL)).map((job) => job.id));
  return queued.filter((mail) => !known.has(mail.id));
}

/** Returns the mail server's reply. Throws when it refuses, so that the job retries. */
export async function sendStoredMail(id: string): Promise<string> {
  const { mail, result } = await deliverOnce(id);
  if (!mail || result === null || result === "removed") return "";
  if (!(result instanceof Error)) {
    // The server is reachable again, so waiting mails are sent now.
    if (isServerAway || mail.attempts > 0) await retryNow(SEND_MAIL);
    isServerAway = false;
    return result.reply;
  }
  if (isUnreachable(result)) isServerAway = true;
  const status = mail.attempts >= SEND_RETRIES ? "failed" : "queued";
  await db()
    .update(outboxMails)
    .set({ ...attempted(), lastError: result.message, status })
    .where(and(eq(outboxMails.id, id), ne(outboxMails.status, "cancelled")));
  log.warn({ mail: id, lastError: result.message }, "A mail could not be sent");
  throw result;
}

export async function sendQueuedMail({ id }: { id: string }): Promise<void> {
  try {
    await sendStoredMail(id);
  } catch (error) {
    if (error instanceof Error && isUnreachable(error)) await tryServerLater();
    throw error;
  }
}

/** Probes an unreachable server with one mail, without counting attempts; then sends the others at once. */
export async function tryMailServer(): Promise<void> {
  const waiting = await longestWaiting<{ id: string }>(SEND_MAIL);
  if (!waiting) return;
  const { result } = await deliverOnce(waiting.id);
  if (result instanceof Error && isUnreachable(result)) await tryServerLater();
  else await retryNow(SEND_MAIL);
}

const tryServerLater = () =>
  enqueue(
    TRY_MAIL_SERVER,
    {},
    {
      startAfter: new Date(now().getTime() + TRY_SERVER_AFTER_SECONDS * 1000),
      onceInSeconds: TRY_SERVER_AFTER_SECONDS,
    },
  );

/** A mail that the server may have is no probe: a server that never answers would get it again and again. */
const isUnreachable = (error: Error) =>
  !(error instanceof LostMail) && failureOf(error.message) === "unreachable";

type Delivery = { mail: OutboxMail | null; result: Sent | "removed" | Error | null };
type Sent = { reply: string };

const underWay = new Map<string, Promise<Delivery>>();

/** Concurrent callers share one delivery. */
function deliverOnce(id: string): Promise<Delivery> {
  const running = underWay.get(id) ?? deliverWaiting(id).finally(() => underWay.delete(id));
  underWay.set(id, running);
  return running;
}

type StillReceives = (aboutId: string) => Promise<boolean>;
const stillReceives = new Map<string, StillReceives>();

/** Asked right before a mail of a batch about such a row is sent: its person may have left the list since. */
export function checkBatchRecipients(entity: string, receives: StillReceives): void {
  stillReceives.set(entity, receives);
}

async function isUnwanted({ batchId, aboutEntity, aboutId }: OutboxMail): Promise<boolean> {
  const receives = batchId && aboutEntity ? stillReceives.get(aboutEntity) : undefined;
  return receives !== undefined && aboutId !== null && !(await receives(aboutId));
}

const isWaiting = ({ status }: OutboxMail) => status !== "sent" && status !== "cancelled";

async function deliverWaiting(id: string): Promise<Delivery> {
  const [mail] = await db().select().from(outboxMails).where(eq(outboxMails.id, id));
  if (!mail || mail.removedAt || !isWaiting(mail)) return { mail: null, result: null };
  if (await isUnwanted(mail)) {
    await db().update(outboxMails).set({ status: "cancelled" }).where(eq(outboxMails.id, id));
    return { mail: null, result: null };
  }
  return { mail, result: await deliver(mail) };
}

async function deliver(mail: OutboxMail): Promise<Sent | "removed" | Error> {
  const { id } = mail;
  const opened = decryptSecrets(mail);
  if (!opened) {
    await db().delete(outboxMails).where(eq(outboxMails.id, id));
    log.warn({ mail: id, kind: mail.kind }, "A mail was not sent: its link has expired");
    return "removed";
  }
  // Part of the Message-ID, so never a fallback.
  const from = await senderOfMails();
  const email = {
    ...opened,
    to: mail.recipient,
    html: opened.html ?? undefined,
    replyTo: mail.replyTo ?? undefined,
  };
  let reply: string;
  try {
    reply = await sendMail(email, from);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
  await db()
    .update(outboxMails)
    .set({ ...attempted(), ...wordsOf(eraseSecrets(mail)), status: "sent", sentAt: now(), lastError: null })
    .where(eq(outboxMails.id, id));
  return { reply };
}

const attempted = () => ({ attempts: sql`${outboxMails.attempts} + 1`, lastAttemptAt: now() });

const wordsOf = ({ text, html, headers }: OutboxMail) => ({ text, html, headers });

export async function removeOverdueMails(): Promise<void> {
  await db()
    .delete(outboxMails)
    .where(and(ne(outboxMails.status, "sent"), lte(outboxMails.secretsUntil, now())));
}
