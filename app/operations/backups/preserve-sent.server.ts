import { and, eq, isNull, notInArray, sql } from "drizzle-orm";
import { sessions } from "#app/accounts/accounts.table.ts";
import { SUBSCRIPTIONS } from "#app/features/newsletter/newsletter.rules.ts";
import { removeSharedPicturesAgain } from "#app/features/sharing/shared-pictures.server.ts";
import { BUCKET_SETTING } from "#app/platform/backup/kept-days.server.ts";
import { inTransaction, type Transaction } from "#app/platform/db/db.server.ts";
import { isTable } from "#app/platform/db/is-table.server.ts";
import { eraseSecrets } from "#app/requests/outbox/encrypted-secrets.server.ts";
import { outboxMails } from "#app/requests/outbox/outbox.table.ts";
import { withdrawConsent } from "#app/requests/privacy/consents.server.ts";
import { pauseBucket } from "./backup-bucket.server.ts";

/** A schema that a restore does not empty. */
const ASIDE = sql.raw("sent_aside");
const LEFT = "status in ('sent', 'cancelled') or removed_at is not null";
/** The proof of consent stays. */
const REMOVED_PICTURE = "entity = 'shared_pictures' and withdrawn_at is not null";
const ROWS_AT_ONCE = 200;

/** Before a restore: what has left in mails, who left the newsletter, and which shared pictures were removed. A restore would do it again, or undo it. */
export async function preserveSent(): Promise<void> {
  if (!(await isTable("public.outbox_mails"))) return;
  await inTransaction(async (tx) => {
    await tx.execute(sql`create schema if not exists ${ASIDE}`);
    // Of the present tables: others than these are those of a restore.
    await tx.execute(
      sql`create table if not exists ${ASIDE}.former as select 'public.outbox_mails'::regclass::oid as id`,
    );
    await keep(tx, "mails", "outbox_mails", "id, status, sent_at, removed_at", LEFT);
    await keep(tx, "people", "newsletter_subscriptions", "email, unsubscribed_at", "status = 'unsubscribed'");
    if (await isTable("public.service_settings"))
      await keep(tx, "buckets", "service_settings", "value", `name = '${BUCKET_SETTING}'`);
    if (await isTable("public.shared_pictures"))
      await keep(tx, "pictures", "consents", "entity_id as id", REMOVED_PICTURE);
    if (await isTable("public.newsletter_letters"))
      await keep(tx, "letters", "newsletter_letters", "id, status, started_at", "status <> 'draft'");
  });
}

/** Also at every start, for a restore that was interrupted. Everybody signs in again: sessions may have been ended since. */
export async function applySent(): Promise<void> {
  if (!(await isTable("sent_aside.former"))) return;
  await inTransaction(async (tx) => {
    const { rows } = await tx.execute(
      sql`select from ${ASIDE}.former where id <> 'public.outbox_mails'::regclass::oid`,
    );
    if (rows.length > 0) {
      await tx.delete(sessions);
      while (await noteSome(tx));
      await noteLetters(tx);
      await noteUnsubscribed(tx);
      await removePictures(tx);
      await pauseOtherBucket(tx);
    }
    await tx.execute(sql`drop schema ${ASIDE} cascade`);
  });
}

async function keep(tx: Transaction, name: string, table: string, columns: string, which: string) {
  const aside = sql`${ASIDE}.${sql.raw(name)}`;
  const rows = sql.raw(`select ${columns} from public.${table} where ${which}`);
  await tx.execute(sql`create table if not exists ${aside} as ${rows} with no data`);
  await tx.execute(sql`insert into ${aside} ${rows}`);
}

/** False when every one is noted. */
async function noteSome(tx: Transaction): Promise<boolean> {
  const { id, text, html, headers, secretsUntil } = outboxMails;
  const waiting = and(notInArray(outboxMails.status, ["sent", "cancelled"]), isNull(outboxMails.removedAt));
  const found = await tx
    .select({ id, text, html, headers, secretsUntil })
    .from(outboxMails)
    .where(and(waiting, sql`${id} in (select id from ${ASIDE}.mails)`))
    .limit(ROWS_AT_ONCE);
  for (const mail of found) {
    const kept = (column: string) =>
      sql`(select ${sql.raw(column)} from ${ASIDE}.mails where mails.id = ${mail.id} limit 1)`;
    await tx
      .update(outboxMails)
      .set({
        ...eraseSecrets(mail),
        ...{ status: kept("status"), sentAt: kept("sent_at"), removedAt: kept("removed_at") },
      })
      .where(eq(id, mail.id));
  }
  return found.length > 0;
}

/** So that a letter that was being sent is not sent to the others again. */
async function noteLetters(tx: Transaction): Promise<void> {
  if (!(await isTable("sent_aside.letters"))) return;
  await tx.execute(sql`update public.newsletter_letters letter
    set status = aside.status, started_at = aside.started_at from ${ASIDE}.letters aside
    where aside.id = letter.id and letter.status in ('draft', 'sending')`);
}

async function noteUnsubscribed(tx: Transaction): Promise<void> {
  const { rows } = await tx.execute<{ id: string }>(sql`update public.newsletter_subscriptions person
    set status = 'unsubscribed', unsubscribed_at = aside.unsubscribed_at, confirmation_digest = null
    from ${ASIDE}.people aside where aside.email = person.email and person.status <> 'unsubscribed'
      and (person.confirmed_at is null or person.confirmed_at < aside.unsubscribed_at)
    returning person.id`);
  for (const { id } of rows) await withdrawConsent(SUBSCRIPTIONS, id);
}

/** One that was in use here before goes on. */
async function pauseOtherBucket(tx: Transaction): Promise<void> {
  if (!(await isTable("sent_aside.buckets"))) return;
  await pauseBucket(
    tx,
    sql`not exists (select from ${ASIDE}.buckets aside
      where aside.value ->> 'endpoint' = setting.value ->> 'endpoint'
        and aside.value ->> 'bucket' = setting.value ->> 'bucket'
        and aside.value ->> 'isPaused' is distinct from 'true')`,
  );
}

async function removePictures(tx: Transaction): Promise<void> {
  if (!(await isTable("sent_aside.pictures")) || !(await isTable("public.shared_pictures"))) return;
  const { rows } = await tx.execute<{ id: string }>(sql`select picture.id from public.shared_pictures picture
    join ${ASIDE}.pictures aside on aside.id = picture.id::text`);
  await removeSharedPicturesAgain(rows.map(({ id }) => id));
}
