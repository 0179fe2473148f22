import { sql } from "drizzle-orm";
import type { Transaction } from "#app/platform/db/db.server.ts";
import type { leads } from "#app/requests/leads.table.ts";
import { outboxMails } from "#app/requests/outbox/outbox.table.ts";
import { consents } from "#app/requests/privacy/consents.table.ts";
import { digestsOf } from "#app/requests/privacy/subject-digest.server.ts";
import { NOTIFICATION_KINDS } from "#app/requests/requests.rules.ts";
import { KEPT, KINDS, type RowsToErase } from "./erase-rows.server.ts";

type Found = { toErase: RowsToErase; consents: string[] };

export const isAmong =
  (digests: ReadonlySet<string>) =>
  (email: string, phone: string): boolean =>
    digestsOf({ ...(email && { email }), ...(phone && { whatsapp: phone }) }).some((one) => digests.has(one));

/** Digests cannot be inverted, so all rows are compared. */
export async function findDigested(tx: Transaction, digests: Set<string>): Promise<Found> {
  const nobody = { leads: [], messages: [], subscriptions: [], mails: [] };
  if (digests.size === 0) return { toErase: nobody, consents: [] };
  const isTheirs = isAmong(digests);
  const idsOf = (rows: { id: string; email: string; phone?: string | null }[]) =>
    rows.filter(({ email, phone }) => isTheirs(email, phone ?? "")).map(({ id }) => id);
  const toErase: RowsToErase = { ...nobody };
  for (const kind of KINDS) {
    const { table, email, phone } = KEPT[kind];
    const { id } = table as typeof leads;
    const rows = await tx.select({ id, email, phone: phone ?? sql<string>`''` }).from(table);
    toErase[kind] = idsOf(rows);
  }
  const ofMails = await tx
    .select({
      ...{ id: outboxMails.id, kind: outboxMails.kind },
      ...{ to: outboxMails.recipient, replyTo: outboxMails.replyTo },
    })
    .from(outboxMails);
  const ofConsents = await tx
    .select({ id: consents.id, email: consents.email, phone: consents.whatsapp })
    .from(consents);
  const isNotification = (kind: string) => NOTIFICATION_KINDS.some((known) => known === kind);
  const mails = ofMails.filter(({ kind, to, replyTo }) =>
    isTheirs((isNotification(kind) ? replyTo : to) ?? "", ""),
  );
  toErase.mails = mails.map(({ id }) => id);
  return { toErase, consents: idsOf(ofConsents) };
}
