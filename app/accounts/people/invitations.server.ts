import { createHash } from "node:crypto";
import { and, desc, eq, gt, isNotNull } from "drizzle-orm";
import { logEvent } from "#app/platform/audit/log-event.server.ts";
import { now } from "#app/platform/clock.ts";
import { db, inTransaction } from "#app/platform/db/db.server.ts";
import { queueEmail } from "#app/platform/mail/queue-email.server.ts";
import { canSendMail } from "#app/platform/mail/transport.server.ts";
import { type Outcome, refused, succeeded } from "#app/platform/outcome.ts";
import { invitationMail } from "../accounts.mail.ts";
import { type FieldMessage, INVITATION_DAYS } from "../accounts.rules.ts";
import { invitations, users } from "../accounts.table.ts";
import { accountsTexts } from "../accounts.texts.ts";
import { createAccount } from "../create-account.server.ts";
import { passwordProblem } from "../credentials.server.ts";
import type { Editor } from "../guard.server.ts";
import { addressAt, newToken } from "../one-time-link.server.ts";
import type { Role } from "../roles.rules.ts";
import { peopleTexts } from "./people.texts.ts";

const { toasts } = peopleTexts;
const DAY_MS = 86_400_000;

export type Invitation = { id: string; email: string; role: Role; sentAt: Date; expiresAt: Date };

export function listInvitations(_editor: Editor): Promise<Invitation[]> {
  const { id, email, role, sentAt, expiresAt } = invitations;
  return db()
    .select({ id, email, role, sentAt, expiresAt })
    .from(invitations)
    .orderBy(desc(sentAt), desc(id));
}

export type LinkToCopy = { email: string; address: string };
type Invited = Outcome<{ link: LinkToCopy }>;

export async function invite(
  editor: Editor,
  form: { email: string; role: Role; password: string },
): Promise<Invited> {
  const problem = await passwordProblem(editor, form.password);
  if (problem) return refused(toasts.notInvited, { password: [problem] });
  return inTransaction(async () => {
    await eraseRemoved(form.email);
    if (await hasAccount(form.email))
      return refused(toasts.notInvited, { email: ["emailHasAccount" satisfies FieldMessage] });
    const { email, role } = form;
    const link = newLink();
    const values = { email, role, invitedBy: editor.email, ...link.kept };
    const [row] = await db().insert(invitations).values(values).onConflictDoNothing().returning();
    if (!row) return refused(toasts.notInvited, { email: ["emailInvited" satisfies FieldMessage] });
    await logEvent(editor, "invited", { about: email, details: { role: accountsTexts.roles[role] } });
    const toast = canSendMail() ? toasts.invited : toasts.invitedToCopy;
    if (canSendMail()) await queueEmail(email, invitationMail(link, role, editor.email));
    return succeeded(toast, { link: { email, address: link.address } });
  });
}

export async function sendInvitationAgain(editor: Editor, id: string): Promise<Invited> {
  return canSendMail() ? renewInvitation(editor, id, true) : refused(toasts.noServer);
}

/** Whoever holds the link chooses a password, so it is shown for a password only, unlike a mail to the guest. */
export async function makeInvitationLink(
  editor: Editor,
  { id, password }: { id: string; password: string },
): Promise<Invited> {
  const problem = await passwordProblem(editor, password);
  return problem ? refused(toasts.linkNotMade, { password: [problem] }) : renewInvitation(editor, id, false);
}

async function renewInvitation(editor: Editor, id: string, isSent: boolean): Promise<Invited> {
  return inTransaction(async () => {
    const link = newLink();
    const [row] = await db().update(invitations).set(link.kept).where(eq(invitations.id, id)).returning();
    if (!row) return refused(toasts.invitationGone);
    const { email } = row;
    if (isSent) await queueEmail(email, invitationMail(link, row.role, editor.email));
    await logEvent(editor, isSent ? "invitation-sent-again" : "invitation-link", { about: email });
    if (isSent) return succeeded(toasts.sentAgain);
    return succeeded(toasts.linkMade, { link: { email, address: link.address } });
  });
}

export async function withdrawInvitation(editor: Editor, id: string): Promise<Invited> {
  return inTransaction(async () => {
    const [row] = await db().delete(invitations).where(eq(invitations.id, id)).returning();
    if (!row) return refused(toasts.invitationGone);
    await logEvent(editor, "invitation-withdrawn", { about: row.email });
    return succeeded(toasts.withdrawn);
  });
}

export async function readInvitation(token: string): Promise<{ email: string; role: Role } | null> {
  const [row] = await db()
    .select({ email: invitations.email, role: invitations.role })
    .from(invitations)
    .where(isOpen(token));
  return row ?? null;
}

/** Atomic: only one of two concurrent requests succeeds. */
export async function acceptInvitation(
  token: string,
  form: { name: string; newPassword: string },
): Promise<{ email: string; role: Role } | null> {
  return inTransaction(async () => {
    const [row] = await db().delete(invitations).where(isOpen(token)).returning();
    if (!row) return null;
    const { email, role } = row;
    await eraseRemoved(email);
    if (await hasAccount(email)) return null;
    const id = await createAccount({ email, role, name: form.name, password: form.newPassword });
    await logEvent({ id, email }, "invitation-accepted", {
      details: { role: accountsTexts.roles[role], by: row.invitedBy },
    });
    return { email, role };
  });
}

const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url");

const isOpen = (token: string) =>
  and(eq(invitations.tokenHash, hashOf(token)), gt(invitations.expiresAt, now()));

function newLink() {
  const token = newToken();
  const sentAt = now();
  const expiresAt = new Date(sentAt.getTime() + INVITATION_DAYS * DAY_MS);
  return {
    address: addressAt(`/convite/${token}`),
    secrets: { values: [token], until: expiresAt },
    kept: { tokenHash: hashOf(token), sentAt, expiresAt },
  };
}

const hasAccount = async (email: string) => (await db().$count(users, eq(users.email, email))) > 0;

/** A removed account that could still be restored releases its address. */
const eraseRemoved = (email: string) =>
  db()
    .delete(users)
    .where(and(eq(users.email, email), isNotNull(users.removedAt)));
