import { eq } from "drizzle-orm";
import { logEvent } from "#app/platform/audit/log-event.server.ts";
import { now } from "#app/platform/clock.ts";
import { db, inTransaction } from "#app/platform/db/db.server.ts";
import { queueEmail } from "#app/platform/mail/queue-email.server.ts";
import { canSendMail } from "#app/platform/mail/transport.server.ts";
import { type Outcome, refused, succeeded } from "#app/platform/outcome.ts";
import { accessChangedNotice, emailChangeMail, emailChangeNotice } from "../accounts.mail.ts";
import { EMAIL_CHANGE_LINK_MINUTES, type FieldMessage } from "../accounts.rules.ts";
import { users } from "../accounts.table.ts";
import { passwordProblem } from "../credentials.server.ts";
import type { Editor } from "../guard.server.ts";
import {
  consumeLink,
  mailLink,
  newToken,
  readLink,
  removeLinksOf,
  storeLink,
} from "../one-time-link.server.ts";
import { accountTexts } from "./account.texts.ts";

const PURPOSE = "email-change";
const CONFIRMATION_PATH = "/admin-login/confirmar-email";

type Change = { userId: string; email: string };

/** The library's own flow is closed, because its link also signs in without the second factor. */
export async function requestEmailChange(
  editor: Editor,
  form: { email: string; password: string },
): Promise<Outcome> {
  const texts = accountTexts.email;
  const problem = await passwordProblem(editor, form.password);
  if (problem) return refused({ title: texts.failed }, { password: [problem] });
  if (!canSendMail()) return refused({ title: texts.failed, text: texts.noServer });
  if (await isTaken(form.email)) {
    return refused({ title: texts.failed }, { email: ["emailTaken" satisfies FieldMessage] });
  }
  const token = newToken();
  const expiresAt = new Date(now().getTime() + EMAIL_CHANGE_LINK_MINUTES * 60_000);
  const change: Change = { userId: editor.id, email: form.email };
  await inTransaction(async () => {
    await storeLink({ purpose: PURPOSE, token }, JSON.stringify(change), expiresAt);
    await queueEmail(form.email, emailChangeMail(mailLink(CONFIRMATION_PATH, token, expiresAt)));
    await queueEmail(editor.email, emailChangeNotice(form.email));
    await logEvent(editor, "email-change-asked");
  });
  return succeeded({ title: texts.sent, text: texts.sentText });
}

export async function emailOfLink(token: string): Promise<string | null> {
  return changeOf(await readLink({ purpose: PURPOSE, token }))?.email ?? null;
}

/** False when it was used, has expired, or the address is taken. Links that went to the former address end. */
export async function confirmEmailChange(token: string): Promise<boolean> {
  return inTransaction(async () => {
    const change = changeOf(await consumeLink({ purpose: PURPOSE, token }));
    if (!change || (await isTaken(change.email))) return false;
    const { userId: id, email } = change;
    const [former] = await db().select({ email: users.email }).from(users).where(eq(users.id, id));
    await db().update(users).set({ email, emailVerified: true }).where(eq(users.id, id));
    await removeLinksOf(id);
    await logEvent({ id, email }, "email-changed");
    if (former) await queueEmail(former.email, accessChangedNotice("emailChanged"));
    return true;
  });
}

const changeOf = (value: string | null) => (value ? (JSON.parse(value) as Change) : null);

async function isTaken(email: string): Promise<boolean> {
  const found = await db().select({ id: users.id }).from(users).where(eq(users.email, email));
  return found.length > 0;
}
