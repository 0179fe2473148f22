import { createHmac } from "node:crypto";
import { lt, sql } from "drizzle-orm";
import { attempts } from "#app/features/accounts/accounts.table.ts";
import { clientAddress } from "#app/features/accounts/client-address.ts";
import { now } from "#app/platform/clock.ts";
import { db, type Transaction } from "#app/platform/db/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import {
  CONFIRMATIONS_PER_RECIPIENT,
  CONFIRMATIONS_WINDOW_MINUTES,
  REFUSALS_PER_ADDRESS,
  REFUSALS_WINDOW_MINUTES,
  SUBMISSIONS_PER_ADDRESS,
  SUBMISSIONS_WINDOW_MINUTES,
} from "./submissions.rules.ts";

const CLEAN_ONE_IN = 100;

/** Counts a sending and says whether it may go on. In the database, so that a restart or a second process forgets nothing. */
export const allowSubmission = (
  form: string,
  request: Request,
  limit = SUBMISSIONS_PER_ADDRESS,
): Promise<boolean> =>
  allow(`form:${form}:${fingerprint(clientAddress(request.headers))}`, limit, SUBMISSIONS_WINDOW_MINUTES);

let refusals = new Map<string, number>();
let refusalsUntil = 0;

/** Counts a form with wrong fields and says whether its page may be shown again. In memory: it must cost nothing itself. */
export function allowRefusal(request: Request): boolean {
  const at = now().getTime();
  if (at >= refusalsUntil) {
    refusals = new Map();
    refusalsUntil = at + REFUSALS_WINDOW_MINUTES * 60_000;
  }
  const address = clientAddress(request.headers);
  const count = (refusals.get(address) ?? 0) + 1;
  refusals.set(address, count);
  return count <= REFUSALS_PER_ADDRESS;
}

/**
 * Whether an address that somebody typed may get one more confirmation: nobody proved that it is theirs, so that a form must not
 * become a way to fill a stranger's mailbox. What follows a plus is the same mailbox.
 */
export const allowConfirmation = (email: string, tx: Transaction): Promise<boolean> =>
  allow(
    `confirmation:${fingerprint(email.toLowerCase().replace(/\+[^@]*@/, "@"))}`,
    CONFIRMATIONS_PER_RECIPIENT,
    CONFIRMATIONS_WINDOW_MINUTES,
    tx,
  );

async function allow(key: string, limit: number, minutes: number, tx?: Transaction): Promise<boolean> {
  const expiresAt = new Date(now().getTime() + minutes * 60_000);
  const isOver = sql`${attempts.expiresAt} <= ${now().toISOString()}::timestamptz`;
  const [row] = await (tx ?? db())
    .insert(attempts)
    .values({ key, expiresAt })
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${attempts.count} + 1 end`,
        expiresAt: sql`case when ${isOver} then excluded.expires_at else ${attempts.expiresAt} end`,
      },
    })
    .returning({ count: attempts.count });
  // Not within a transaction, where two that clean could wait for each other.
  if (!tx && Math.random() * CLEAN_ONE_IN < 1)
    await db().delete(attempts).where(lt(attempts.expiresAt, now()));
  return (row?.count ?? 1) <= limit;
}

/** The table must not become a list of who wrote from where, nor one that can be tried out address by address. */
const fingerprint = (address: string) =>
  createHmac("sha256", env().authSecret).update(address).digest("base64url").slice(0, 22);
