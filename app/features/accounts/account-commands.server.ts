import { logEvent } from "#app/platform/audit/log-event.server.ts";
import { queueEmail } from "#app/platform/mail/post.server.ts";
import { type Outcome, refused, succeeded } from "#app/platform/outcome.ts";
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
import { accessChangedNotice } from "./accounts.mail.ts";
import type { AccountForm } from "./accounts.rules.ts";
import { changePassword, passwordProblem } from "./credentials.server.ts";
import { requestEmailChange } from "./email-change.server.ts";
import type { Editor } from "./guard.server.ts";
import { changeName } from "./own-name.server.ts";
import { removePasskey, renamePasskey } from "./passkeys.server.ts";
import { type FormResult, readForm } from "./read-form.ts";
import {
  activateSecondFactor,
  type Enrolment,
  openEnrolment,
  renewRecoveryCodes,
  startSecondFactor,
  stopSecondFactor,
} from "./second-factor.server.ts";
import { removeSession } from "./sessions.server.ts";
import { signOut } from "./sign-out.server.ts";
import { isFirstUse } from "./throttle.server.ts";

type Asked = { request: Request; editor: Editor; formData: FormData };
export type AccountResult = FormResult & { enrolment?: Enrolment; recoveryCodes?: string[] };
type ResultWithHeaders = AccountResult & { headers?: Headers };

export const accountCommands: Record<AccountForm, (asked: Asked) => Promise<ResultWithHeaders>> = {
  async name({ editor, formData }) {
    const { value, answer: reply } = readForm(formData, changeNameForm);
    return value ? reply(await changeName(editor, value.name)) : reply();
  },

  async "rename-passkey"({ editor, formData }) {
    const { value, answer: reply } = readForm(formData, renamePasskeyForm);
    return value ? reply(await renamePasskey(editor, value)) : reply();
  },

  async "remove-passkey"({ editor, formData }) {
    const { value, answer: reply } = readForm(formData, removePasskeyForm);
    return value ? reply(await removePasskey(editor, value)) : reply();
  },

  async password({ request, editor, formData }) {
    const { value, answer: reply } = readForm(formData, changePasswordForm);
    if (!value) return reply();
    const { outcome, headers } = await changePassword(request, editor, value);
    return { ...reply(outcome), headers };
  },

  async email({ editor, formData }) {
    const { value, answer: reply } = readForm(formData, changeEmailForm);
    return value ? reply(await requestEmailChange(editor, value)) : reply();
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
    await logEvent(editor, "second-factor-on");
    await queueEmail(editor.email, accessChangedNotice("secondFactorOn"));
    return { ...reply(outcome), headers };
  },

  async "renew-recovery-codes"({ request, editor, formData }) {
    const { value, answer: reply } = await readPassword(editor, formData);
    if (!value) return reply();
    const { outcome, headers } = await renewRecoveryCodes(request, value.password);
    if (outcome.ok) {
      await logEvent(editor, "recovery-codes");
      await queueEmail(editor.email, accessChangedNotice("recoveryCodes"));
    }
    return { ...reply(spoken(outcome)), headers, ...(outcome.value && { recoveryCodes: outcome.value }) };
  },

  async "stop-second-factor"({ request, editor, formData }) {
    const { value, answer: reply } = await readPassword(editor, formData);
    if (!value) return reply();
    const { outcome, headers } = await stopSecondFactor(request, value.password);
    if (outcome.ok) {
      await logEvent(editor, "second-factor-off");
      await queueEmail(editor.email, accessChangedNotice("secondFactorOff"));
    }
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
