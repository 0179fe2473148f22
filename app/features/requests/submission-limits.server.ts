import { createHmac } from "node:crypto";
import { lt } from "drizzle-orm";
import { attempts } from "#app/features/accounts/accounts.table.ts";
import { countAttempt } from "#app/features/accounts/throttle.server.ts";
import { now } from "#app/platform/clock.ts";
import { db, type Transaction } from "#app/platform/db/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { clientNetwork } from "#app/platform/http/client-network.ts";
import {
  CONFIRMATIONS_PER_RECIPIENT,
  CONFIRMATIONS_WINDOW_MINUTES,
  REFUSALS_PER_ADDRESS,
  REFUSALS_WINDOW_MINUTES,
  SUBMISSIONS_PER_ADDRESS,
  SUBMISSIONS_WINDOW_MINUTES,
} from "./submissions.rules.ts";

const CLEAN_ONE_IN = 100;

/** In the database, to be shared by processes. */
export const allowSubmission = (
  form: string,
  request: Request,
  limit = SUBMISSIONS_PER_ADDRESS,
): Promise<boolean> =>
  allow(`form:${form}:${fingerprint(clientNetwork(request.headers))}`, limit, SUBMISSIONS_WINDOW_MINUTES);

let refusals = new Map<string, number>();
let refusalsUntil = 0;

/** In memory, to cost little. */
export function allowRefusal(request: Request): boolean {
  const at = now().getTime();
  if (at >= refusalsUntil) {
    refusals = new Map();
    refusalsUntil = at + REFUSALS_WINDOW_MINUTES * 60_000;
  }
  const address = clientNetwork(request.headers);
  const count = (refusals.get(address) ?? 0) + 1;
  refusals.set(address, count);
  return count <= REFUSALS_PER_ADDRESS;
}

/** Limits confirmations to one mailbox, against mail bombing. Subaddresses (+) count as the same. */
export const allowConfirmation = (
  email: string,
  tx: Transaction,
  kind: "confirmation" | "newsletter-confirmation" = "confirmation",
): Promise<boolean> =>
  allow(
    `${kind}:${fingerprint(email.toLowerCase().replace(/\+[^@]*@/, "@"))}`,
    CONFIRMATIONS_PER_RECIPIENT,
    CONFIRMATIONS_WINDOW_MINUTES,
    tx,
  );

async function allow(key: string, limit: number, minutes: number, tx?: Transaction): Promise<boolean> {
  const count = await countAttempt(key, minutes * 60, tx);
  // Outside transactions, to prevent deadlocks.
  if (!tx && Math.random() * CLEAN_ONE_IN < 1)
    await db().delete(attempts).where(lt(attempts.expiresAt, now()));
  return count <= limit;
}

/** Keyed digests: the table must not list addresses. */
const fingerprint = (address: string) =>
  createHmac("sha256", env().authSecret).update(address).digest("base64url").slice(0, 22);
