import { createHash } from "node:crypto";
import { and, desc, eq, gt, isNotNull } from "drizzle-orm";
import { recordAct } from "#app/features/audit/record-act.server.ts";
import { now } from "#app/platform/clock.ts";
import { db, inTransaction } from "#app/platform/db/db.server.ts";
import { postLetter } from "#app/platform/mail/post.server.ts";
import { type Outcome, refused, succeeded } from "#app/platform/outcome.ts";
import { invitationMail } from "./accounts.mail.ts";
import { type FieldMessage, INVITATION_DAYS } from "./accounts.rules.ts";
import { invitations, users } from "./accounts.table.ts";
import { accountsTexts } from "./accounts.texts.ts";
import { createAccount } from "./create-account.server.ts";
import { checkPassword } from "./credentials.server.ts";
import type { Editor } from "./guard.server.ts";
import { addressAt, newToken } from "./one-time-link.server.ts";
import { peopleTexts } from "./people.texts.ts";
import type { Role } from "./roles.rules.ts";

const { toasts } = peopleTexts;
const DAY_MS = 86_400_000;

export type Invitation = { id: string; email: string; role: Role; sentAt: Date; expiresAt: Date };

/** Who was asked and has not come yet, the latest first. */
export function listInvitations(_editor: Editor): Promise<Invitation[]> {
  const { id, email, role, sentAt, expiresAt } = invitations;
  return db()
    .select({ id, email, role, sentAt, expiresAt })
    .from(invitations)
    .orderBy(desc(sentAt), desc(id));
}

/** Asks somebody to join. Only the mail has the link. */
export async function invite(
  editor: Editor,
  form: { email: string; role: Role; password: string },
): Promise<Outcome> {
  if (!(await checkPassword(editor, form.password)))
    return refused(toasts.notInvited, { password: ["passwordWrong" satisfies FieldMessage] });
  return inTransaction(async () => {
    await eraseRemoved(form.email);
    if (await hasAccount(form.email))
      return refused(toasts.notInvited, { email: ["emailHasAccount" satisfies FieldMessage] });
    const { email, role } = form;
    const link = newLink();
    const values = { email, role, invitedBy: editor.email, ...link.kept };
    const [row] = await db().insert(invitations).values(values).onConflictDoNothing().returning();
    if (!row) return refused(toasts.notInvited, { email: ["emailInvited" satisfies FieldMessage] });
    await postLetter(email, invitationMail(link.address, role, editor.email));
    await recordAct(editor, "invited", { about: email, details: { role: accountsTexts.roles[role] } });
    return succeeded(toasts.invited);
  });
}

/** Another mail with another link; the earlier link is worth nothing from now on. */
export async function resendInvitation(editor: Editor, id: string): Promise<Outcome> {
  return inTransaction(async () => {
    const link = newLink();
    const [row] = await db().update(invitations).set(link.kept).where(eq(invitations.id, id)).returning();
    if (!row) return refused(toasts.invitationGone);
    await postLetter(row.email, invitationMail(link.address, row.role, editor.email));
    await recordAct(editor, "invitation-sent-again", { about: row.email });
    return succeeded(toasts.sentAgain);
  });
}

export async function withdrawInvitation(editor: Editor, id: string): Promise<Outcome> {
  return inTransaction(async () => {
    const [row] = await db().delete(invitations).where(eq(invitations.id, id)).returning();
    if (!row) return refused(toasts.invitationGone);
    await recordAct(editor, "invitation-withdrawn", { about: row.email });
    return succeeded(toasts.withdrawn);
  });
}

/** Whom a link invites, or null when it was used, withdrawn, or is over. */
export async function readInvitation(token: string): Promise<{ email: string; role: Role } | null> {
  const [row] = await db()
    .select({ email: invitations.email, role: invitations.role })
    .from(invitations)
    .where(isOpen(token));
  return row ?? null;
}

/** Uses up the link: of two who bring the same, one joins. */
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
    await recordAct({ id, email }, "invitation-accepted", {
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
  return { address: addressAt(`/convite/${token}`), kept: { tokenHash: hashOf(token), sentAt, expiresAt } };
}

const hasAccount = async (email: string) => (await db().$count(users, eq(users.email, email))) > 0;

/** An account that could still be brought back gives its address to whoever is invited anew. */
const eraseRemoved = (email: string) =>
  db()
    .delete(users)
    .where(and(eq(users.email, email), isNotNull(users.removedAt)));
