import { and, eq, inArray, or, type SQL } from "drizzle-orm";
import { newsletterSubscriptions } from "#app/features/newsletter/newsletter.table.ts";
import type { Transaction } from "#app/platform/db/db.server.ts";
import { log } from "#app/platform/log.server.ts";
import { storage } from "#app/platform/storage/storage.server.ts";
import { filesOfLead } from "#app/requests/lead-files.server.ts";
import { leads } from "#app/requests/leads.table.ts";
import { messages } from "#app/requests/messages.table.ts";
import { outboxMails } from "#app/requests/outbox/outbox.table.ts";
import { pseudonymiseConsents } from "#app/requests/privacy/consents.server.ts";
import { PRIVATE_BUCKET } from "#app/requests/submissions.rules.ts";
import { eraseImported } from "./erase-imported.server.ts";

export const KEPT = {
  leads: { table: leads, email: leads.email, phone: leads.whatsapp },
  messages: { table: messages, email: messages.email, phone: messages.phone },
  subscriptions: { table: newsletterSubscriptions, email: newsletterSubscriptions.email, phone: null },
} as const;
const ENTITIES = { leads: "leads", messages: "messages", subscriptions: "newsletter_subscriptions" } as const;

type Kind = keyof typeof KEPT;
export const KINDS = Object.keys(KEPT) as Kind[];
export type RowsToErase = Record<Kind | "mails", string[]>;
export type Erased = {
  counts: Record<Kind | "mails" | "files" | "consents", number>;
  /** Keys of private files, deleted after the commit. */
  files: string[];
};

export async function eraseRows(tx: Transaction, toErase: RowsToErase): Promise<Erased> {
  const files = await filesOf(tx, toErase.leads);
  const counts = { leads: 0, messages: 0, subscriptions: 0, mails: 0, files: files.length, consents: 0 };
  for (const kind of KINDS) counts.consents += await pseudonymiseConsents(tx, ENTITIES[kind], toErase[kind]);
  counts.mails = await eraseMails(tx, toErase);
  await eraseImported(tx, [...toErase.leads, ...toErase.messages]);
  for (const kind of KINDS) {
    const table = KEPT[kind].table as typeof leads;
    const gone = await tx.delete(table).where(inArray(table.id, toErase[kind])).returning({ id: table.id });
    counts[kind] = gone.length;
  }
  return { counts, files };
}

/** After the commit. Failures are found by the daily removal of orphans. */
export async function eraseFiles(keys: string[]): Promise<void> {
  for (const key of keys) {
    try {
      await storage().remove(PRIVATE_BUCKET, key);
    } catch (error) {
      log.error({ err: error, key }, "A private file could not be removed");
    }
  }
}

export const isAbout = (kind: Kind, ids: string[]): SQL | undefined =>
  and(eq(outboxMails.aboutEntity, ENTITIES[kind]), inArray(outboxMails.aboutId, ids));

async function eraseMails(tx: Transaction, toErase: RowsToErase): Promise<number> {
  const about = KINDS.map((kind) => isAbout(kind, toErase[kind]));
  const gone = await tx
    .delete(outboxMails)
    .where(or(inArray(outboxMails.id, toErase.mails), ...about))
    .returning({ id: outboxMails.id });
  return gone.length;
}

async function filesOf(tx: Transaction, ids: string[]): Promise<string[]> {
  const rows = await tx
    .select({ details: leads.details, imageUrl: leads.imageUrl })
    .from(leads)
    .where(inArray(leads.id, ids));
  return rows.flatMap(filesOfLead).map(({ key }) => key);
}
