import type { Transaction } from "../db/db.server.ts";
import { composeMail, type Email, type Mail } from "./email.ts";

/** Inside a transaction, stored with it. */
export type MailStore = (mail: Mail, tx?: Transaction) => Promise<void>;

let store: MailStore | undefined;

/** Platform code must not import a feature, so the outbox registers itself. */
export function setMailStore(next: MailStore): void {
  store = next;
}

/** Stores a mail in the outbox; a job sends it. */
export async function queueEmail(to: string, email: Email, tx?: Transaction): Promise<void> {
  if (!store) throw new Error("An email was queued before the outbox was started");
  await store(composeMail(to, email), tx);
}
