import type { Transaction } from "#app/platform/db/db.server.ts";
import { composeMail, type Letter, type Mail } from "./letter.ts";

/** Keeps a mail until it is sent. Inside a transaction it is kept if, and only if, the rest is. */
export type MailKeeper = (mail: Mail, tx?: Transaction) => Promise<void>;

let keeper: MailKeeper | undefined;

/** The outbox takes over what is posted. Platform code cannot know a feature, so the feature comes to it. */
export function keepMailsWith(next: MailKeeper): void {
  keeper = next;
}

/** Hands a letter over. It counts as posted when it is stored; sending it is a job of its own. */
export async function postLetter(to: string, letter: Letter, tx?: Transaction): Promise<void> {
  if (!keeper) throw new Error("A letter was posted before the outbox was started");
  await keeper(composeMail(to, letter), tx);
}
