import { and, eq } from "drizzle-orm";
import { formatTimeOrDay } from "#app/i18n/format-date-time.ts";
import { logEvent } from "#app/platform/audit/log-event.server.ts";
import { now } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/db.server.ts";
import { redirectWithToast } from "#app/platform/http/flash.server.ts";
import { queueEmail } from "#app/platform/mail/queue-email.server.ts";
import { type Outcome, refused, succeeded, type Toast } from "#app/platform/outcome.ts";
import { accountTexts } from "./account/account.texts.ts";
import { passwordChangedNotice } from "./accounts.mail.ts";
import { type FieldMessage, REFUSED_FORM } from "./accounts.rules.ts";
import { credentials } from "./accounts.table.ts";
import { authFor } from "./auth.server.ts";
import type { Editor } from "./guard.server.ts";
import { removeLinksOf } from "./one-time-link.server.ts";
import { password } from "./sign-in/password.server.ts";
import { refuseWeak } from "./sign-in/weak-passwords.server.ts";
import { allowAttempt, attemptsAllowedAt, resetAttempts } from "./throttle.server.ts";

/** Null when the password is right. Wrong guesses count as at sign-in: a session may be stolen. */
export async function passwordProblem(editor: Editor, plain: string): Promise<FieldMessage | null> {
  const attempt = attemptOf(editor);
  if (!(await allowAttempt("password-again", attempt))) return "passwordTries";
  if (!(await isPasswordOf(editor, plain))) return "passwordWrong";
  await resetAttempts("password-again", attempt);
  return null;
}

async function passwordRefusal(editor: Editor, plain: string): Promise<Toast | null> {
  const { password: texts } = accountTexts;
  const problem = await passwordProblem(editor, plain);
  if (problem !== "passwordTries") return problem && { kind: "error", ...texts.wrong };
  const goesOn = await attemptsAllowedAt("password-again", attemptOf(editor));
  return { kind: "error", ...texts.tries(formatTimeOrDay(roundedUp(goesOn), now())) };
}

/**
 * For forms that are sent as documents.
 * @returns null when the password is right, else the way back: the form's dialog, or a toast while none is taken.
 */
export async function passwordRedirect(
  editor: Editor,
  fields: FormData,
  path: string,
): Promise<Response | null> {
  const refusal = await passwordRefusal(editor, String(fields.get("password") ?? ""));
  if (!refusal) return null;
  const form = String(fields.get(REFUSED_FORM) ?? "");
  const isWrong = refusal.title === accountTexts.password.wrong.title;
  if (!isWrong || !form) return redirectWithToast(path, refusal);
  const query = new URLSearchParams({ [REFUSED_FORM]: form });
  return redirectWithToast(`${path}?${query}`, { ...refusal, isInForm: true });
}

const attemptOf = ({ email, address = "" }: Editor) => ({ email, address });

const MINUTE_MS = 60_000;

/** Rounded up, so that the minute shown is not too early. */
const roundedUp = (moment: Date) => new Date(Math.ceil(moment.getTime() / MINUTE_MS) * MINUTE_MS);

async function isPasswordOf(editor: Editor, plain: string): Promise<boolean> {
  const [row] = await db()
    .select({ hash: credentials.password })
    .from(credentials)
    .where(and(eq(credentials.userId, editor.id), eq(credentials.providerId, "credential")));
  return row?.hash ? password.verify({ hash: row.hash, password: plain }) : false;
}

/** Ends every other session; the headers set this one's new cookie. */
export async function changePassword(
  request: Request,
  editor: Editor,
  form: { password: string; newPassword: string },
): Promise<{ outcome: Outcome; headers: Headers }> {
  const texts = accountTexts.password;
  const problem = await passwordProblem(editor, form.password);
  if (problem)
    return { outcome: refused({ title: texts.failed }, { password: [problem] }), headers: new Headers() };
  const weak = refuseWeak(form.newPassword, [editor.email], texts.failed);
  if (weak) return { outcome: weak, headers: new Headers() };
  const { headers } = await authFor(request).api.changePassword({
    body: { currentPassword: form.password, newPassword: form.newPassword, revokeOtherSessions: true },
    headers: request.headers,
    returnHeaders: true,
  });
  await removeLinksOf(editor.id);
  await queueEmail(editor.email, passwordChangedNotice());
  await logEvent(editor, "password-changed");
  return { outcome: succeeded({ title: texts.changed, text: texts.changedText }), headers };
}
