import type { z } from "zod";
import { logEvent } from "#app/platform/audit/log-event.server.ts";
import { queueEmail } from "#app/platform/mail/queue-email.server.ts";
import { type Outcome, refused, succeeded } from "#app/platform/outcome.ts";
import { accessChangedNotice } from "../accounts.mail.ts";
import type { AccountForm } from "../accounts.rules.ts";
import { changePassword, passwordProblem } from "../credentials.server.ts";
import type { Editor } from "../guard.server.ts";
import { type FormResult, readForm } from "../read-form.ts";
import { removeSession } from "../sessions.server.ts";
import { signOut } from "../sign-in/sign-out.server.ts";
import { isFirstUse } from "../throttle.server.ts";
import { accountTexts } from "./account.texts.ts";
import {
  changeEmailForm,
  changeNameForm,
  changePasswordForm,
  confirmPasswordForm,
  removePasskeyForm,
  renamePasskeyForm,
  sessionForm,
  totpForm,
} from "./account-forms.rules.ts";
import { requestEmailChange } from "./email-change.server.ts";
import { changeName } from "./own-name.server.ts";
import { removePasskey, renamePasskey } from "./passkeys.server.ts";
import {
  activateSecondFactor,
  type Enrolment,
  openEnrolment,
  renewRecoveryCodes,
  startSecondFactor,
  stopSecondFactor,
} from "./second-factor.server.ts";

type Asked = { request: Request; editor: Editor; formData: FormData };
export type AccountResult = FormResult & { enrolment?: Enrolment; recoveryCodes?: string[] };
type ResultWithHeaders = AccountResult & { headers?: Headers };

export const accountCommands: Record<AccountForm, (asked: Asked) => Promise<ResultWithHeaders>> = {
  name: command(changeNameForm, (editor, { name }) => changeName(editor, name)),
  "rename-passkey": command(renamePasskeyForm, renamePasskey),
  "remove-passkey": command(removePasskeyForm, removePasskey),
  email: command(changeEmailForm, requestEmailChange),

  async password({ request, editor, formData }) {
    const { value, answer: reply } = readForm(formData, changePasswordForm);
    if (!value) return reply();
    const { outcome, headers } = await changePassword(request, editor, value);
    return { ...reply(outcome), headers };
  },

  async "start-second-factor"({ request, editor, formData }) {
    const { value, answer: reply } = await readPassword(editor, formData);
    if (!value) return reply();
    const { outcome, headers } = await startSecondFactor(request, value.password);
    return { ...reply(spoken(outcome)), headers, ...(outcome.value && { enrolment: outcome.value }) };
  },

  async "activate-second-factor"({ request, editor, formData }) {
    const { value, answer: reply } = readForm(formData, totpForm);
    const enrolment = await openEnrolment(String(formData.get("setup") ?? ""));
    const again = enrolment && { enrolment };
    if (!value) return { ...reply(), ...again };
    const { outcome, headers } = await activateSecondFactor(request, value.code);
    if (!outcome.ok) return { ...reply(outcome), headers, ...again };
    await isFirstUse(editor.id, value.code);
    await noteChange(editor, "second-factor-on", "secondFactorOn");
    return { ...reply(outcome), headers };
  },

  async "renew-recovery-codes"({ request, editor, formData }) {
    const { value, answer: reply } = await readPassword(editor, formData);
    if (!value) return reply();
    const { outcome, headers } = await renewRecoveryCodes(request, value.password);
    if (outcome.ok) await noteChange(editor, "recovery-codes", "recoveryCodes");
    return { ...reply(spoken(outcome)), headers, ...(outcome.value && { recoveryCodes: outcome.value }) };
  },

  async "stop-second-factor"({ request, editor, formData }) {
    const { value, answer: reply } = await readPassword(editor, formData);
    if (!value) return reply();
    const { outcome, headers } = await stopSecondFactor(request, value.password);
    if (outcome.ok) await noteChange(editor, "second-factor-off", "secondFactorOff");
    return { ...reply(outcome), headers };
  },

  async session({ editor, formData }) {
    const { value, answer: reply } = readForm(formData, sessionForm);
    if (!value) return reply();
    const isRemoved = await removeSession(editor, value.session);
    if (isRemoved) await logEvent(editor, "session-ended");
    const texts = accountTexts.sessions;
    return reply(isRemoved ? succeeded({ title: texts.revoked }) : refused({ title: texts.notFound }));
  },

  async "other-sessions"({ request }) {
    await signOut(request, "others");
    return { outcome: succeeded({ title: accountTexts.sessions.othersSignedOut }) };
  },
};

function command<S extends z.ZodObject>(
  schema: S,
  work: (editor: Editor, form: z.output<S>) => Promise<Outcome>,
) {
  return async ({ editor, formData }: Asked) => {
    const { value, answer: reply } = readForm(formData, schema);
    return value ? reply(await work(editor, value)) : reply();
  };
}

async function noteChange(
  editor: Editor,
  action: Parameters<typeof logEvent>[1],
  what: Parameters<typeof accessChangedNotice>[0],
): Promise<void> {
  await logEvent(editor, action);
  await queueEmail(editor.email, accessChangedNotice(what));
}

async function readPassword(editor: Editor, formData: FormData) {
  const { value, answer: reply } = readForm(formData, confirmPasswordForm);
  const problem = value && (await passwordProblem(editor, value.password));
  if (!problem) return { value, answer: reply };
  const refusal = refused({ title: accountTexts.secondFactor.failed }, { password: [problem] });
  return { value: undefined, answer: () => reply(refusal) };
}

/** Keys and codes are shown on the page once, not in the toast. */
function spoken({ value: _value, ...outcome }: Outcome<unknown>): Outcome {
  return outcome;
}
