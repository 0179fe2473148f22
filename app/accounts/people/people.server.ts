import { and, asc, count, eq, isNull, lt, sql } from "drizzle-orm";
import type { AuditAction } from "#app/platform/audit/actions.rules.ts";
import { type AuditFacts, logEvent } from "#app/platform/audit/log-event.server.ts";
import { now } from "#app/platform/clock.ts";
import { db, inTransaction } from "#app/platform/db/db.server.ts";
import { queueEmail } from "#app/platform/mail/queue-email.server.ts";
import { type Outcome, refused, succeeded, type Toast } from "#app/platform/outcome.ts";
import { accessChangedNotice } from "../accounts.mail.ts";
import { REMOVED_ACCOUNT_HOURS } from "../accounts.rules.ts";
import { passkeys, sessions, type User, users } from "../accounts.table.ts";
import { accountsTexts } from "../accounts.texts.ts";
import { passwordProblem } from "../credentials.server.ts";
import type { Editor } from "../guard.server.ts";
import { removeLinksOf } from "../one-time-link.server.ts";
import { roleOf } from "../rights.rules.ts";
import type { Role } from "../roles.rules.ts";
import { makeLinkFor } from "../sign-in/recovery.server.ts";
import type { LinkToCopy } from "./invitations.server.ts";
import { peopleTexts } from "./people.texts.ts";

const { toasts } = peopleTexts;
const HOUR_MS = 3_600_000;
/** Advisory lock key: two administrators must not deactivate each other at once. */
const LOCK_KEY = 7_340_113;
/** Marks accounts that restoring must not reopen, because they were closed before. */
const CLOSED_BY_REMOVAL = "removed";

export type Person = {
  id: string;
  name: string;
  email: string;
  role: Role;
  isActive: boolean;
  hasSecondFactor: boolean;
  passkeys: number;
  lastSignInAt: Date | null;
};

export type PeopleOutcome = Outcome<{ removed?: string; link?: LinkToCopy }>;

export async function listPeople(_editor: Editor): Promise<Person[]> {
  const rows = await db()
    .select({ user: users, keys: count(passkeys.id) })
    .from(users)
    .leftJoin(passkeys, eq(passkeys.userId, users.id))
    .where(isNull(users.removedAt))
    .groupBy(users.id)
    .orderBy(asc(sql`lower(${users.name})`), asc(users.email));
  return rows.map(({ user, keys }) => ({
    id: user.id,
    name: user.name,
    email: user.email,
    role: roleOf(user.role) ?? "simulator",
    isActive: !user.banned,
    hasSecondFactor: user.twoFactorEnabled,
    passkeys: keys,
    lastSignInAt: user.lastSignInAt,
  }));
}

/** No other administrator could make a link for a new password, and there is no passkey. */
export async function isPasswordOnlyWay(editor: Editor): Promise<boolean> {
  const people = (await listPeople(editor)).filter(({ isActive, role }) => isActive && role === "admin");
  return people.length === 1 && people.every(({ id, passkeys }) => id === editor.id && passkeys === 0);
}

type Asked = { id: string; password: string };

export function changeRole(
  editor: Editor,
  { role, ...asked }: Asked & { role: Role },
): Promise<PeopleOutcome> {
  return change(editor, asked, async (person) => {
    if (person.role === role) return done(toasts.roleChanged);
    await db().update(users).set({ role }).where(eq(users.id, person.id));
    const words = (name: string) => accountsTexts.roles[roleOf(name) ?? "simulator"];
    return done(toasts.roleChanged, "role-changed", {
      details: { from: words(person.role), to: words(role) },
    });
  });
}

export function deactivate(editor: Editor, asked: Asked): Promise<PeopleOutcome> {
  return change(editor, asked, async (person) => {
    await close(person.id, { banned: true, banReason: null });
    return done(toasts.deactivated, "deactivated");
  });
}

export function reactivate(editor: Editor, asked: Asked): Promise<PeopleOutcome> {
  return change(editor, asked, async (person) => {
    await db().update(users).set({ banned: false, banReason: null }).where(eq(users.id, person.id));
    return done(toasts.reactivated, "reactivated");
  });
}

export function makeRecoveryLink(editor: Editor, asked: Asked): Promise<PeopleOutcome> {
  return change(editor, asked, async ({ id, email }) => {
    const address = await makeLinkFor(id);
    await queueEmail(email, accessChangedNotice("recoveryLink"));
    return { ...done(toasts.recoveryLink, "recovery-link"), value: { link: { email, address } } };
  });
}

export function removePerson(editor: Editor, asked: Asked): Promise<PeopleOutcome> {
  return change(editor, asked, async (person) => {
    const banReason = person.banned ? person.banReason : CLOSED_BY_REMOVAL;
    await close(person.id, { banned: true, banReason, removedAt: now() });
    return { ...done(toasts.removed, "account-removed"), value: { removed: person.id } };
  });
}

export async function undeletePerson(editor: Editor, id: string): Promise<PeopleOutcome> {
  return inTransaction(async () => {
    await lockPeople();
    const isClosed = sql<boolean>`${users.banReason} is distinct from ${CLOSED_BY_REMOVAL}`;
    const [person] = await db()
      .update(users)
      .set({ removedAt: null, banned: isClosed, banReason: null })
      .where(and(eq(users.id, id), sql`${users.removedAt} is not null`))
      .returning();
    if (!person) return refused(toasts.tooLate);
    await logEvent(editor, "account-brought-back", { about: person.email });
    return succeeded(toasts.undeleted);
  });
}

export async function eraseRemovedAccounts(): Promise<void> {
  const before = new Date(now().getTime() - REMOVED_ACCOUNT_HOURS * HOUR_MS);
  await db().delete(users).where(lt(users.removedAt, before));
}

type Done = {
  toast: Omit<Toast, "kind">;
  action?: AuditAction;
  facts?: AuditFacts;
  value?: PeopleOutcome["value"];
};
const done = (toast: Omit<Toast, "kind">, action?: AuditAction, facts?: AuditFacts): Done => ({
  toast,
  ...(action && { action }),
  ...(facts && { facts }),
});

async function change(
  editor: Editor,
  { id, password }: Asked,
  work: (person: User) => Promise<Done>,
): Promise<PeopleOutcome> {
  const problem = await passwordProblem(editor, password);
  if (problem) return refused(toasts.failed, { password: [problem] });
  if (id === editor.id) return refused(toasts.oneself);
  try {
    return await inTransaction(async () => {
      await lockPeople();
      // The editor may have been deactivated while this waited for the lock.
      if (!(await isAdministrator(editor.id))) return refused(toasts.failed);
      const [person] = await db()
        .select()
        .from(users)
        .where(and(eq(users.id, id), isNull(users.removedAt)));
      if (!person) return refused(toasts.gone);
      const { toast, action, facts, value } = await work(person);
      if ((await countAdministrators()) === 0) throw new LastAdministratorError();
      if (action) await logEvent(editor, action, { about: person.email, ...facts });
      return succeeded(toast, value);
    });
  } catch (error) {
    if (error instanceof LastAdministratorError) return refused(toasts.lastAdministrator);
    throw error;
  }
}

class LastAdministratorError extends Error {}

async function close(id: string, set: Partial<User>): Promise<void> {
  await db().update(users).set(set).where(eq(users.id, id));
  await db().delete(sessions).where(eq(sessions.userId, id));
  await removeLinksOf(id);
}

const activeAdministrators = and(eq(users.role, "admin"), eq(users.banned, false), isNull(users.removedAt));
const countAdministrators = () => db().$count(users, activeAdministrators);
const isAdministrator = async (id: string) =>
  (await db().$count(users, and(eq(users.id, id), activeAdministrators))) > 0;

const lockPeople = () => db().execute(sql`select pg_advisory_xact_lock(${LOCK_KEY})`);
