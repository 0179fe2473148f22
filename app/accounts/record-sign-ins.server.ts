import { eq } from "drizzle-orm";
import { logEvent } from "#app/platform/audit/log-event.server.ts";
import { now } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/db.server.ts";
import { log } from "#app/platform/log.server.ts";
import { DAY_SECONDS, REFUSALS_LOGGED, REFUSALS_LOGGED_PER_ADDRESS } from "./accounts.rules.ts";
import { users } from "./accounts.table.ts";
import { accountsTexts } from "./accounts.texts.ts";
import { deviceName } from "./device-name.ts";
import { countAttempt, fingerprint } from "./throttle.server.ts";

const { methods, notListed, unknownAccount } = accountsTexts.record;
export type SignInMethod = keyof typeof methods;

type How = { method: SignInMethod; userAgent: string | null };
type Refusal = How & { network: string };

export async function recordSignIn(user: { id: string; email: string }, { method, userAgent }: How) {
  await db().update(users).set({ lastSignInAt: now() }).where(eq(users.id, user.id));
  await logEvent(user, "sign-in", { details: { method: methods[method], device: deviceName(userAgent) } });
}

/**
 * The typed address is recorded only if it is an account's. Known and unknown ones take the same time. The audit log is kept for
 * good and anybody may cause this, so a day has at most so many of a network, and of all; the last one says so.
 */
export async function recordRefusal(email: string | null, { method, userAgent, network }: Refusal) {
  log.info({ method }, "A sign-in was refused");
  const ofNetwork = await countAttempt(`refused:address:${fingerprint(network)}`, DAY_SECONDS);
  if (ofNetwork > REFUSALS_LOGGED_PER_ADDRESS) return;
  const ofAll = await countAttempt("refused", DAY_SECONDS);
  if (ofAll > REFUSALS_LOGGED) return;
  const isLast = ofNetwork === REFUSALS_LOGGED_PER_ADDRESS || ofAll === REFUSALS_LOGGED;
  const typed = email?.trim().toLowerCase() ?? "";
  const [account] = await db().select({ email: users.email }).from(users).where(eq(users.email, typed));
  await logEvent(null, "sign-in-failed", {
    about: account?.email ?? unknownAccount,
    details: { method: methods[method], device: deviceName(userAgent), ...(isLast && { others: notListed }) },
  });
}
