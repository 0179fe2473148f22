import { newsletterSubscriptions as subscriptions } from "#app/features/newsletter/newsletter.table.ts";
import { outboxMails } from "#app/features/outbox/outbox.table.ts";
import { consents } from "#app/features/privacy/consents.table.ts";
import { digestsOf } from "#app/features/privacy/subject-digest.server.ts";
import { leads } from "#app/features/requests/leads.table.ts";
import { messages } from "#app/features/requests/messages.table.ts";
import type { Transaction } from "#app/platform/db/db.server.ts";
import type { RowsToErase } from "./erase-rows.server.ts";

type Found = { doomed: RowsToErase; consents: string[] };

/** Whether one of the digests stands for an address. */
export const isAmong =
  (digests: ReadonlySet<string>) =>
  (email: string, phone: string): boolean =>
    digestsOf({ ...(email && { email }), ...(phone && { whatsapp: phone }) }).some((one) => digests.has(one));

/** Every row with an address that one of the digests stands for. Addresses cannot be read from digests, so all are tried. */
export async function findDigested(tx: Transaction, digests: Set<string>): Promise<Found> {
  const nobody = { leads: [], messages: [], subscriptions: [], mails: [] };
  if (digests.size === 0) return { doomed: nobody, consents: [] };
  const isTheirs = isAmong(digests);
  const ofLeads = await tx.select({ id: leads.id, email: leads.email, phone: leads.whatsapp }).from(leads);
  const ofMessages = await tx
    .select({ id: messages.id, email: messages.email, phone: messages.phone })
    .from(messages);
  const ofSubscriptions = await tx
    .select({ id: subscriptions.id, email: subscriptions.email })
    .from(subscriptions);
  const ofMails = await tx
    .select({ id: outboxMails.id, to: outboxMails.recipient, replyTo: outboxMails.replyTo })
    .from(outboxMails);
  const ofConsents = await tx
    .select({ id: consents.id, email: consents.email, phone: consents.whatsapp })
    .from(consents);
  const idsOf = (rows: { id: string; email: string; phone?: string | null }[]) =>
    rows.filter(({ email, phone }) => isTheirs(email, phone ?? "")).map(({ id }) => id);
  const mails = ofMails.filter(({ to, replyTo }) => isTheirs(to, "") || isTheirs(replyTo ?? "", ""));
  return {
    doomed: {
      leads: idsOf(ofLeads),
      messages: idsOf(ofMessages),
      subscriptions: idsOf(ofSubscriptions),
      mails: mails.map(({ id }) => id),
    },
    consents: idsOf(ofConsents),
  };
}
