import { createHmac } from "node:crypto";
import { and, eq, gt, inArray, lt, sql } from "drizzle-orm";
import { now } from "#app/platform/clock.ts";
import { db, type Transaction } from "#app/platform/db/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import {
  ATTEMPTS_WINDOW_SECONDS,
  DAY_SECONDS,
  KNOWN_ADDRESS_DAYS,
  PASSKEY_CHALLENGES_PER_ADDRESS,
  RECOVERIES_PER_ACCOUNT,
  RECOVERIES_PER_ADDRESS,
  SIGN_IN_ATTEMPTS_PER_ACCOUNT,
  SIGN_IN_ATTEMPTS_PER_ADDRESS,
} from "./accounts.rules.ts";
import { attempts } from "./accounts.table.ts";

/** Three steps of 30 seconds, because the previous and next codes are accepted. */
const TOTP_CODE_SECONDS = 90;
const LIMITS = {
  "sign-in": { account: SIGN_IN_ATTEMPTS_PER_ACCOUNT, address: SIGN_IN_ATTEMPTS_PER_ADDRESS },
  "password-again": { account: SIGN_IN_ATTEMPTS_PER_ACCOUNT, address: SIGN_IN_ATTEMPTS_PER_ADDRESS },
  recovery: { account: RECOVERIES_PER_ACCOUNT, address: RECOVERIES_PER_ADDRESS },
} as const;

type Purpose = keyof typeof LIMITS;
type Attempt = { email: string; address: string };

/** Counts by the typed address, so that known and unknown e-mails behave alike. */
export async function allowAttempt(purpose: Purpose, attempt: Attempt): Promise<boolean> {
  const limit = LIMITS[purpose];
  const byAddress = await countAttempt(addressKey(purpose, attempt));
  const byAccount = await countAttempt(await accountKey(purpose, attempt));
  return byAddress <= limit.address && byAccount <= limit.account;
}

export async function attemptsAllowedAt(purpose: Purpose, attempt: Attempt): Promise<Date> {
  const { address, account } = LIMITS[purpose];
  const limits = new Map<string, number>([
    [addressKey(purpose, attempt), address],
    [await accountKey(purpose, attempt), account],
  ]);
  const rows = await db()
    .select()
    .from(attempts)
    .where(inArray(attempts.key, [...limits.keys()]));
  const over = rows.filter(({ key, count }) => count > (limits.get(key) ?? 0));
  return new Date(Math.max(now().getTime(), ...over.map(({ expiresAt }) => expiresAt.getTime())));
}

/** Passkeys cannot be guessed; this limits stored challenges. */
export const allowPasskey = async (address: string): Promise<boolean> =>
  (await countAttempt(`passkey:address:${fingerprint(address)}`)) <= PASSKEY_CHALLENGES_PER_ADDRESS;

/** Resets the account's count, returns the attempt, and makes the address known for this account. */
export async function rememberSuccess(attempt: Attempt): Promise<void> {
  await resetAttempts("sign-in", attempt);
  const expiresAt = secondsFromNow(KNOWN_ADDRESS_DAYS * DAY_SECONDS);
  await db()
    .insert(attempts)
    .values({ key: knownKey(attempt), expiresAt })
    .onConflictDoUpdate({ target: attempts.key, set: { expiresAt } });
}

export async function resetAttempts(purpose: Purpose, attempt: Attempt): Promise<void> {
  await db()
    .delete(attempts)
    .where(eq(attempts.key, await accountKey(purpose, attempt)));
  await db()
    .update(attempts)
    .set({ count: sql`greatest(${attempts.count} - 1, 0)` })
    .where(eq(attempts.key, addressKey(purpose, attempt)));
}

/** Against replay of a valid code. */
export async function isFirstUse(userId: string, code: string): Promise<boolean> {
  const key = `totp:${fingerprint(`${userId}:${code}`)}`;
  const expiresAt = secondsFromNow(TOTP_CODE_SECONDS);
  const used = await db()
    .insert(attempts)
    .values({ key, expiresAt })
    .onConflictDoUpdate({ target: attempts.key, set: { expiresAt }, setWhere: lt(attempts.expiresAt, now()) })
    .returning({ key: attempts.key });
  return used.length > 0;
}

/** The attempts under a key since its window began, with this one. */
export async function countAttempt(
  key: string,
  seconds = ATTEMPTS_WINDOW_SECONDS,
  tx?: Transaction,
): Promise<number> {
  const expiresAt = secondsFromNow(seconds);
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
  return row?.count ?? 1;
}

async function accountKey(purpose: Purpose, attempt: Attempt): Promise<string> {
  const key = `${purpose}:account:${fingerprint(attempt.email)}`;
  return (await isKnown(attempt)) ? `${key}@${fingerprint(attempt.address)}` : key;
}

async function isKnown(attempt: Attempt): Promise<boolean> {
  const known = await db()
    .select({ key: attempts.key })
    .from(attempts)
    .where(and(eq(attempts.key, knownKey(attempt)), gt(attempts.expiresAt, now())));
  return known.length > 0;
}

const addressKey = (purpose: Purpose, { address }: Attempt) => `${purpose}:address:${fingerprint(address)}`;

const knownKey = ({ email, address }: Attempt) => `known:${fingerprint(email)}@${fingerprint(address)}`;

/** Keyed digest of an e-mail or network address: the table must not list them. */
export const fingerprint = (address: string): string =>
  createHmac("sha256", env().authSecret)
    .update(address.trim().toLowerCase())
    .digest("base64url")
    .slice(0, 22);

const secondsFromNow = (seconds: number) => new Date(now().getTime() + seconds * 1000);
