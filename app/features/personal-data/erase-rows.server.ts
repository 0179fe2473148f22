import { and, eq, inArray, or, type SQL } from "drizzle-orm";
import { newsletterSubscriptions } from "#app/features/newsletter/newsletter.table.ts";
import { outboxMails } from "#app/features/outbox/outbox.table.ts";
import { pseudonymiseConsents } from "#app/features/privacy/consents.server.ts";
import { leads } from "#app/features/requests/leads.table.ts";
import { messages } from "#app/features/requests/messages.table.ts";
import { type Attachment, PRIVATE_BUCKET } from "#app/features/requests/submissions.rules.ts";
import type { Transaction } from "#app/platform/db/db.server.ts";
import { log } from "#app/platform/log.server.ts";
import { isStorageName } from "#app/platform/storage/storage.rules.ts";
import { storage } from "#app/platform/storage/storage.server.ts";
import { eraseImported } from "./erase-imported.server.ts";

export type RowsToErase = { leads: string[]; messages: string[]; subscriptions: string[]; mails: string[] };
export type Erased = {
  counts: {
    leads: number;
    messages: number;
    subscriptions: number;
    mails: number;
    files: number;
    consents: number;
  };
  /** Keys of the private files that the rows named; they go once the rows are gone for good. */
  files: string[];
};

const ENTITIES = { leads: "leads", messages: "messages", subscriptions: "newsletter_subscriptions" } as const;

/** Erases rows with the mails about them, and pseudonymises the proofs of consent that belong to them. */
export async function eraseRows(tx: Transaction, doomed: RowsToErase): Promise<Erased> {
  const files = await filesOf(tx, doomed.leads);
  let consents = 0;
  for (const [kind, entity] of Object.entries(ENTITIES))
    consents += await pseudonymiseConsents(tx, entity, doomed[kind as keyof typeof ENTITIES]);
  const mails = await eraseMails(tx, doomed);
  await eraseImported(tx, [...doomed.leads, ...doomed.messages]);
  const gone = async (rows: Promise<unknown[]>) => (await rows).length;
  const { id } = leads;
  return {
    counts: {
      leads: await gone(tx.delete(leads).where(inArray(id, doomed.leads)).returning({ id })),
      messages: await gone(
        tx.delete(messages).where(inArray(messages.id, doomed.messages)).returning({ id: messages.id }),
      ),
      subscriptions: await gone(
        tx
          .delete(newsletterSubscriptions)
          .where(inArray(newsletterSubscriptions.id, doomed.subscriptions))
          .returning({ id: newsletterSubscriptions.id }),
      ),
      mails,
      files: files.length,
      consents,
    },
    files,
  };
}

/** After the rows are gone for good. What cannot be removed now is found by the daily clearing of orphans. */
export async function eraseFiles(keys: string[]): Promise<void> {
  for (const key of keys) {
    try {
      await storage().remove(PRIVATE_BUCKET, key);
    } catch (error) {
      log.error({ err: error, key }, "A private file could not be removed");
    }
  }
}

async function eraseMails(tx: Transaction, doomed: RowsToErase): Promise<number> {
  const about = Object.entries(ENTITIES).map(([kind, entity]): SQL | undefined => {
    const ids = doomed[kind as keyof typeof ENTITIES];
    return and(eq(outboxMails.aboutEntity, entity), inArray(outboxMails.aboutId, ids));
  });
  const gone = await tx
    .delete(outboxMails)
    .where(or(inArray(outboxMails.id, doomed.mails), ...about))
    .returning({ id: outboxMails.id });
  return gone.length;
}

async function filesOf(tx: Transaction, ids: string[]): Promise<string[]> {
  const rows = await tx
    .select({ details: leads.details, imageUrl: leads.imageUrl })
    .from(leads)
    .where(inArray(leads.id, ids));
  return rows.flatMap(privateKeysOf);
}

type Named = { details: Record<string, unknown>; imageUrl: string | null };

/** Keys of everything private that came with a request. */
export function privateKeysOf({ details, imageUrl }: Named): string[] {
  const attachments = Array.isArray(details.attachments) ? (details.attachments as Attachment[]) : [];
  const keys = [...attachments.map(({ key }) => key), ...(imageUrl ? [imageUrl] : [])];
  return keys.filter((key) => isStorageName(PRIVATE_BUCKET, key));
}
