import { eq } from "drizzle-orm";
import { logEvent } from "#app/platform/audit/log-event.server.ts";
import { now } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/db.server.ts";
import { users } from "./accounts.table.ts";
import { accountsTexts } from "./accounts.texts.ts";
import { deviceName } from "./device-name.ts";

const { methods, unknownAccount } = accountsTexts.record;
export type SignInMethod = keyof typeof methods;

type How = { method: SignInMethod; userAgent: string | null };

export async function recordSignIn(user: { id: string; email: string }, { method, userAgent }: How) {
  await db().update(users).set({ lastSignInAt: now() }).where(eq(users.id, user.id));
  await logEvent(user, "sign-in", { details: { method: methods[method], device: deviceName(userAgent) } });
}

/** The typed address is recorded only if it is an account's. Known and unknown ones take the same time. */
export async function recordRefusal(email: string | null, { method, userAgent }: How) {
  const typed = email?.trim().toLowerCase() ?? "";
  const [account] = await db().select({ email: users.email }).from(users).where(eq(users.email, typed));
  await logEvent(null, "sign-in-failed", {
    about: account?.email ?? unknownAccount,
    details: { method: methods[method], device: deviceName(userAgent) },
  });
}
