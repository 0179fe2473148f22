import { countAttempt, fingerprint } from "#app/accounts/throttle.server.ts";
import { now } from "#app/platform/clock.ts";
import type { Transaction } from "#app/platform/db/db.server.ts";
import { clientNetwork } from "#app/platform/http/client-network.ts";
import {
  CONFIRMATIONS_PER_RECIPIENT,
  CONFIRMATIONS_WINDOW_MINUTES,
  REFUSALS_PER_ADDRESS,
  REFUSALS_WINDOW_MINUTES,
  SUBMISSIONS_PER_ADDRESS,
  SUBMISSIONS_WINDOW_MINUTES,
} from "./submissions.rules.ts";

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
    `${kind}:${fingerprint(email.replace(/\+[^@]*@/, "@"))}`,
    CONFIRMATIONS_PER_RECIPIENT,
    CONFIRMATIONS_WINDOW_MINUTES,
    tx,
  );

async function allow(key: string, limit: number, minutes: number, tx?: Transaction): Promise<boolean> {
  return (await countAttempt(key, minutes * 60, tx)) <= limit;
}
