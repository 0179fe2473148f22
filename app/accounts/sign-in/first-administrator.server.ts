import { and, count, eq, like, sql } from "drizzle-orm";
import { logEvent } from "#app/platform/audit/log-event.server.ts";
import { db, inTransaction } from "#app/platform/db/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { isSame } from "#app/platform/is-same.ts";
import { log } from "#app/platform/log.server.ts";
import { users, verifications } from "../accounts.table.ts";
import { accountsTexts } from "../accounts.texts.ts";
import { createAccount } from "../create-account.server.ts";
import { consumeLink, newToken, readLink, storeLink } from "../one-time-link.server.ts";

const PURPOSE = "first-administrator";
/** Valid until used or until the next start, whichever comes first. */
const NEVER = new Date("9999-01-01T00:00:00Z");
/** Advisory lock key: two processes that start together must not both create one. */
const LOCK_KEY = 7_340_112;

type NewAdministrator = { email: string; newPassword: string };

/** Creates the administrator of ADMIN_EMAIL and ADMIN_PASSWORD, or returns a token for a one-time link. */
export async function ensureFirstAdministrator(): Promise<{ setupToken?: string }> {
  const { adminEmail, adminPassword } = env();
  if (await hasAdministrator()) return {};
  if (adminEmail && adminPassword) {
    await inTransaction(async () => {
      await lock();
      if (await hasAdministrator()) return;
      await createAdministrator({ email: adminEmail.toLowerCase(), newPassword: adminPassword });
      log.info("The first administrator was created from ADMIN_EMAIL");
    });
    return {};
  }
  const token = newToken();
  await inTransaction(async () => {
    await db()
      .delete(verifications)
      .where(like(verifications.identifier, `${PURPOSE}:%`));
    await storeLink({ purpose: PURPOSE, token }, PURPOSE, NEVER);
  });
  return { setupToken: token };
}

let preparationToken: string | undefined;

/** For a start without tables: the token permits migrating. */
export async function offerPreparation(): Promise<{ setupToken?: string }> {
  if (await hasAdministrator().catch(() => false)) return {};
  preparationToken = newToken();
  return { setupToken: preparationToken };
}

export function mayPrepare(token: string): boolean {
  return preparationToken !== undefined && isSame(token, preparationToken);
}

export const isUnprepared = (): boolean => preparationToken !== undefined;

export function preparationFor({ email, password }: { email: string; password: string }): string | undefined {
  const { adminEmail, adminPassword } = env();
  if (!preparationToken || !adminEmail || !adminPassword) return undefined;
  const isAdministrator =
    isSame(email.toLowerCase(), adminEmail.toLowerCase()) && isSame(password, adminPassword);
  return isAdministrator ? `/admin-login/preparar?token=${preparationToken}` : undefined;
}

export function closePreparation(): void {
  preparationToken = undefined;
}

export async function isSetupLinkValid(token: string): Promise<boolean> {
  return (await readLink({ purpose: PURPOSE, token })) !== null && !(await hasAdministrator());
}

export async function createFirstAdministrator(token: string, form: NewAdministrator): Promise<boolean> {
  return inTransaction(async () => {
    await lock();
    if (await hasAdministrator()) return false;
    if ((await consumeLink({ purpose: PURPOSE, token })) === null) return false;
    await createAdministrator(form);
    log.info("The first administrator was created with the setup link");
    return true;
  });
}

async function hasAdministrator(): Promise<boolean> {
  const [row] = await db()
    .select({ administrators: count() })
    .from(users)
    .where(and(eq(users.role, "admin"), eq(users.banned, false)));
  return (row?.administrators ?? 0) > 0;
}

/** Takes the place of an account in another role, whose password, keys and second factor end. */
async function createAdministrator({ email, newPassword }: NewAdministrator): Promise<void> {
  await db().delete(users).where(eq(users.email, email));
  const name = accountsTexts.firstAdministrator.administrator;
  const id = await createAccount({ email, password: newPassword, role: "admin", name });
  await logEvent({ id, email }, "first-administrator");
}

const lock = () => db().execute(sql`select pg_advisory_xact_lock(${LOCK_KEY})`);
