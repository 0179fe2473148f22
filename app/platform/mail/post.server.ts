import type { Transaction } from "#app/platform/db/db.server.ts";
import { composeMail, type Email, type Mail } from "./email.ts";

/** Stores an e-mail in the outbox. Inside a transaction it is stored if, and only if, the rest is. */
export type MailStore = (mail: Mail, tx?: Transaction) => Promise<void>;

let keeper: MailStore | undefined;

/** The outbox takes over what is posted. Platform code must not import a feature, so the feature registers here. */
export function setMailStore(next: MailStore): void {
  keeper = next;
}

/** Stores an email in the outbox; sending it is a job of its own. */
export async function queueEmail(to: string, letter: Email, tx?: Transaction): Promise<void> {
  if (!keeper) throw new Error("An email was queued before the outbox was started");
  await keeper(composeMail(to, letter), tx);
}
