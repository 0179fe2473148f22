import { asc } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { db, type Transaction } from "#app/platform/db/db.server.ts";
import { readServiceSetting, writeServiceSetting } from "#app/platform/db/service-settings.server.ts";
import { alertsTexts } from "./alerts.texts.ts";
import { maySeeRequests, queuePush } from "./push.server.ts";

const NAME = "request-alerts";

/** Who gets a mail about a new request: the site's contact address, and accounts by id. */
export type MailRecipients = { contact: boolean; accounts: string[] };

export type PossibleRecipient = { id: string; name: string; email: string };

export const readRecipients = (): Promise<MailRecipients> =>
  readServiceSetting<MailRecipients>(NAME, { contact: true, accounts: [] });

export const saveRecipients = (recipients: MailRecipients): Promise<void> =>
  writeServiceSetting(NAME, recipients);

/** Active accounts that may see requests. */
export function listPossibleRecipients(): Promise<PossibleRecipient[]> {
  const { id, name, email } = users;
  return db().select({ id, name, email }).from(users).where(maySeeRequests()).orderBy(asc(email));
}

/** Addresses for the mail about a new request, each once. */
export async function alertAddresses(contactEmail: string): Promise<string[]> {
  const { contact, accounts } = await readRecipients();
  const chosen = (await listPossibleRecipients()).filter(({ id }) => accounts.includes(id));
  const addresses = [...(contact && contactEmail ? [contactEmail] : []), ...chosen.map(({ email }) => email)];
  return [...new Map(addresses.map((address) => [address.toLowerCase(), address])).values()];
}

export const pushNewRequest = (request: { id: string; kind: string }, tx: Transaction): Promise<void> =>
  queuePush(
    { title: alertsTexts.push.newRequest, body: request.kind, path: `/admin/leads/${request.id}` },
    tx,
  );
