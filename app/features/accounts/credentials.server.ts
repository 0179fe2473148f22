import { and, eq } from "drizzle-orm";
import { recordAct } from "#app/features/audit/record-act.server.ts";
import { db } from "#app/platform/db/db.server.ts";
import { postLetter } from "#app/platform/mail/post.server.ts";
import { type Outcome, refused, succeeded } from "#app/platform/outcome.ts";
import { accountTexts } from "./account.texts.ts";
import { passwordChangedNotice } from "./accounts.mail.ts";
import type { FieldMessage } from "./accounts.rules.ts";
import { credentials } from "./accounts.table.ts";
import { authFor } from "./auth.server.ts";
import type { Editor } from "./guard.server.ts";
import { password } from "./password.server.ts";

/** Whether it really is the account's owner at the keyboard, before something that matters. */
export async function checkPassword(editor: Editor, plain: string): Promise<boolean> {
  const [row] = await db()
    .select({ hash: credentials.password })
    .from(credentials)
    .where(and(eq(credentials.userId, editor.id), eq(credentials.providerId, "credential")));
  return row?.hash ? password.verify({ hash: row.hash, password: plain }) : false;
}

/** Changes the password and ends every other session; the headers carry this one's new cookie. */
export async function changePassword(
  request: Request,
  editor: Editor,
  form: { password: string; newPassword: string },
): Promise<{ outcome: Outcome; headers: Headers }> {
  const texts = accountTexts.password;
  if (!(await checkPassword(editor, form.password))) {
    const wrong: FieldMessage = "passwordWrong";
    return { outcome: refused({ title: texts.failed }, { password: [wrong] }), headers: new Headers() };
  }
  const { headers } = await authFor(request).api.changePassword({
    body: { currentPassword: form.password, newPassword: form.newPassword, revokeOtherSessions: true },
    headers: request.headers,
    returnHeaders: true,
  });
  await postLetter(editor.email, passwordChangedNotice());
  await recordAct(editor, "password-changed");
  return { outcome: succeeded({ title: texts.changed, text: texts.changedText }), headers };
}
