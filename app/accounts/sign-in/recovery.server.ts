import { and, eq, isNull } from "drizzle-orm";
import { logEvent } from "#app/platform/audit/log-event.server.ts";
import { now } from "#app/platform/clock.ts";
import { db, inTransaction } from "#app/platform/db/db.server.ts";
import { clientNetwork } from "#app/platform/http/client-network.ts";
import { log } from "#app/platform/log.server.ts";
import { queueEmail } from "#app/platform/mail/queue-email.server.ts";
import { canSendMail } from "#app/platform/mail/transport.server.ts";
import { type Outcome, succeeded } from "#app/platform/outcome.ts";
import { passwordChangedNotice, recoveryMail } from "../accounts.mail.ts";
import { RECOVERY_LINK_MINUTES } from "../accounts.rules.ts";
import { credentials, sessions, users } from "../accounts.table.ts";
import { accountsTexts } from "../accounts.texts.ts";
import {
  consumeLink,
  linkTo,
  mailLink,
  newToken,
  readLink,
  refuseUsedLink,
  removeLinksOf,
  storeLink,
} from "../one-time-link.server.ts";
import { roleOf } from "../rights.rules.ts";
import type { Role } from "../roles.rules.ts";
import { allowAttempt } from "../throttle.server.ts";
import { password } from "./password.server.ts";
import { refuseWeak } from "./weak-passwords.server.ts";

const { toasts } = accountsTexts;
const PURPOSE = "recovery";
const NEW_PASSWORD_PATH = "/admin-login/nova-senha";

/** Not awaited: the response must take the same time for unknown accounts. Throttling is hidden too. */
export function requestRecovery(request: Request, email: string): void {
  mailRecoveryLink(email, clientNetwork(request.headers)).catch((error: unknown) =>
    log.error({ err: error }, "A recovery could not be started"),
  );
}

async function mailRecoveryLink(email: string, address: string): Promise<void> {
  if (!(await allowAttempt("recovery", { email, address }))) {
    log.warn("A recovery was refused: too many were asked for");
    return;
  }
  // Without a mail server the link would expire; the page explains what to do instead.
  if (!canSendMail()) return;
  const [user] = await db()
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), eq(users.banned, false), isNull(users.removedAt)));
  if (!user) return;
  await inTransaction(async () => {
    const { token, expiresAt } = await keepRecoveryLink(user.id);
    await queueEmail(email, recoveryMail(mailLink(NEW_PASSWORD_PATH, token, expiresAt)));
  });
}

export const makeLinkFor = async (userId: string): Promise<string> =>
  linkTo(NEW_PASSWORD_PATH, (await keepRecoveryLink(userId)).token);

async function keepRecoveryLink(userId: string) {
  const token = newToken();
  const expiresAt = new Date(now().getTime() + RECOVERY_LINK_MINUTES * 60_000);
  await storeLink({ purpose: PURPOSE, token }, userId, expiresAt);
  return { token, expiresAt };
}

export const isRecoveryOpen = async (token: string): Promise<boolean> =>
  (await readLink({ purpose: PURPOSE, token })) !== null;

/** Ends every session. The second factor stays. Returns the role, which says where to sign in. */
export async function resetPassword({
  token,
  newPassword,
}: {
  token: string;
  newPassword: string;
}): Promise<Outcome<Role | undefined>> {
  const userId = await readLink({ purpose: PURPOSE, token });
  const [user] = userId ? await db().select().from(users).where(eq(users.id, userId)) : [];
  if (!user) return refuseUsedLink();
  const weak = refuseWeak(newPassword, [user.email], toasts.passwordNotSet);
  if (weak) return weak;
  const hash = await password.hash(newPassword);
  return inTransaction(async () => {
    if (!(await consumeLink({ purpose: PURPOSE, token }))) return refuseUsedLink();
    await db().update(credentials).set({ password: hash }).where(eq(credentials.userId, user.id));
    await db().delete(sessions).where(eq(sessions.userId, user.id));
    await removeLinksOf(user.id);
    await queueEmail(user.email, passwordChangedNotice());
    await logEvent(user, "password-reset");
    return succeeded(
      { title: toasts.passwordReset, text: toasts.passwordResetText },
      roleOf(user.role) ?? undefined,
    );
  });
}
