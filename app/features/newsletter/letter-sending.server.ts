import { and, asc, count, eq, gt, isNull } from "drizzle-orm";
import type { Editor } from "#app/accounts/guard.server.ts";
import { addressAt, linkTo } from "#app/accounts/one-time-link.server.ts";
import { getStoredSettings } from "#app/features/settings/settings.server.ts";
import { type Locale, pathFor } from "#app/i18n/locales.ts";
import { getPictures } from "#app/media/media.server.ts";
import { logEvent } from "#app/platform/audit/log-event.server.ts";
import { now } from "#app/platform/clock.ts";
import { db, inTransaction } from "#app/platform/db/db.server.ts";
import { enqueue } from "#app/platform/jobs/jobs.server.ts";
import { composeMail, type Email } from "#app/platform/mail/email.ts";
import { canSendMail } from "#app/platform/mail/transport.server.ts";
import type { Outcome } from "#app/platform/outcome.ts";
import { cancelBatch, nextStarts, retryBatch, storeBatchMail } from "#app/requests/outbox/batches.server.ts";
import { sendAtOnce } from "#app/requests/outbox/test-mail.server.ts";
import { letterEmail, letterLocale } from "./letter.mail.ts";
import { type Letter, newsletterLetters as letters } from "./letters.table.ts";
import { SUBSCRIPTIONS, UNSUBSCRIBE_PATH } from "./newsletter.rules.ts";
import { newsletterSubscriptions as subscriptions } from "./newsletter.table.ts";

export const SEND_LETTER = "send-letter";

const ROWS_AT_ONCE = 100;
/** How long a mail of a letter may wait for the mail server. */
const WAITS_DAYS = 30;
const DAY_MS = 86_400_000;

const receives = and(eq(subscriptions.status, "confirmed"), isNull(subscriptions.removedAt));

export async function stillReceives(id: string): Promise<boolean> {
  return (await db().$count(subscriptions, and(eq(subscriptions.id, id), receives))) > 0;
}

/** Confirmed subscribers, by the language that they would get the letter in. */
export async function countRecipients(letter: Pick<Letter, "words">): Promise<Map<Locale, number>> {
  const rows = await db()
    .select({ locale: subscriptions.locale, people: count() })
    .from(subscriptions)
    .where(receives)
    .groupBy(subscriptions.locale);
  const sums = new Map<Locale, number>();
  for (const { locale, people } of rows) {
    const own = letterLocale(letter.words, locale);
    sums.set(own, (sums.get(own) ?? 0) + people);
  }
  return sums;
}

/** "changed": it was sent already, or saved meanwhile. */
export async function startSending(
  editor: Editor,
  { id, version }: Pick<Letter, "id" | "version">,
): Promise<"started" | "noServer" | "changed"> {
  if (!canSendMail()) return "noServer";
  return inTransaction(async (tx) => {
    const [letter] = await tx
      .update(letters)
      .set({ status: "sending", startedAt: now() })
      .where(
        and(
          eq(letters.id, id),
          eq(letters.version, version),
          eq(letters.status, "draft"),
          isNull(letters.removedAt),
        ),
      )
      .returning({ id: letters.id });
    if (!letter) return "changed";
    await enqueue(SEND_LETTER, { id }, { tx });
    await logEvent(editor, "letter-sent", { about: `letters ${id}` });
    return "started";
  });
}

/** Writes one mail for each subscriber into the outbox. After an interruption it goes on without repeating any. */
export async function queueLetter({ id }: { id: string }): Promise<void> {
  for (let after = ""; ; ) {
    const last = await queueSome(id, after);
    if (last === null) return;
    after = last;
  }
}

/** Returns the last one's id; null at the end, or when sending was cancelled. */
async function queueSome(id: string, after: string): Promise<string | null> {
  return inTransaction(async (tx) => {
    const [letter] = await tx
      .select()
      .from(letters)
      .where(and(eq(letters.id, id), eq(letters.status, "sending")))
      .for("update");
    if (!letter) return null;
    const people = await tx
      .select()
      .from(subscriptions)
      .where(and(receives, after ? gt(subscriptions.id, after) : undefined))
      .orderBy(asc(subscriptions.id))
      .limit(ROWS_AT_ONCE)
      // Whoever leaves now waits for this transaction, then cancels its mail.
      .for("share");
    const starts = await nextStarts(tx, people.length);
    for (const [place, { id: subscriptionId, email, locale, unsubscribeToken }] of people.entries()) {
      const startAfter = starts[place];
      const until = new Date((startAfter ?? now()).getTime() + WAITS_DAYS * DAY_MS);
      const unsubscribeLink = linkTo(pathFor(locale, UNSUBSCRIBE_PATH), unsubscribeToken);
      const mail = composeMail(email, {
        ...(await emailOf(letter, locale, unsubscribeLink)),
        secrets: { values: [unsubscribeToken], until },
        about: { entity: SUBSCRIPTIONS, id: subscriptionId },
      });
      await storeBatchMail(mail, { batchId: id, key: `letter:${id}:${subscriptionId}`, startAfter }, tx);
    }
    const last = people.at(-1);
    if (last && people.length === ROWS_AT_ONCE) return last.id;
    await tx.update(letters).set({ status: "sent" }).where(eq(letters.id, id));
    return null;
  });
}

/** What has not left yet does not leave. False when nothing was waiting. */
export async function cancelSending(editor: Editor, id: string): Promise<boolean> {
  return inTransaction(async (tx) => {
    const [letter] = await tx.select().from(letters).where(eq(letters.id, id)).for("update");
    if (!letter || letter.status === "draft") return false;
    // Also of a cancelled letter: its failed mails may have been queued again.
    const cancelled = await cancelBatch(id, tx);
    if (cancelled === 0 && letter.status !== "sending") return false;
    await tx.update(letters).set({ status: "cancelled" }).where(eq(letters.id, id));
    await logEvent(editor, "letter-cancelled", { about: `letters ${id}` });
    return true;
  });
}

export const sendFailedAgain = (_editor: Editor, id: string): Promise<number> => retryBatch(id);

/** To the editor, with the server's reply. Its link for leaving belongs to nobody. */
export async function sendTestLetter(
  editor: Editor,
  letter: Letter,
  locale: Locale,
): Promise<Outcome<{ reply?: string }>> {
  const email = await emailOf(letter, locale, addressAt(pathFor(locale, UNSUBSCRIBE_PATH)));
  return sendAtOnce(editor, editor.email, email);
}

export async function emailOf(letter: Letter, locale: Locale, unsubscribeLink: string): Promise<Email> {
  const { words, link, pictureUrl } = letter;
  const shown = letterLocale(words, locale);
  const { brand } = await getStoredSettings(shown);
  const picture = pictureUrl ? (await getPictures([pictureUrl], shown)).get(pictureUrl) : null;
  const cover = picture ? { src: addressAt(picture.src), alt: picture.alt } : null;
  const absolute = link && new URL(link, addressAt("/")).href;
  return letterEmail({ words, link: absolute, cover }, { asked: locale, brand: brand.name, unsubscribeLink });
}
