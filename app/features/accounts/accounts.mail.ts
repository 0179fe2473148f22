import type { MailSecrets } from "#app/platform/mail/email.ts";
import { accountsTexts } from "./accounts.texts.ts";
import { mailTexts } from "./mail.texts.ts";
import type { Role } from "./roles.rules.ts";

type Link = { address: string; secrets: MailSecrets };

export function recoveryMail({ address, secrets }: Link) {
  const texts = mailTexts.recovery;
  return {
    kind: "recovery",
    subject: texts.subject,
    lines: [texts.asked, texts.valid],
    action: { label: texts.action, link: address },
    secrets,
    note: texts.ignore,
  };
}

export function invitationMail({ address, secrets }: Link, role: Role, invitedBy: string) {
  const texts = mailTexts.invitation;
  return {
    kind: "invitation",
    subject: texts.subject,
    lines: [texts.invited(invitedBy, accountsTexts.roles[role]), texts.valid],
    action: { label: texts.action, link: address },
    secrets,
    note: texts.ignore,
  };
}

/** Sent to the new address: opening it proves access to that mailbox. */
export function emailChangeMail({ address, secrets }: Link) {
  const texts = mailTexts.emailChange;
  return {
    kind: "email-change",
    subject: texts.subject,
    lines: [texts.asked, texts.valid],
    action: { label: texts.action, link: address },
    secrets,
    note: texts.ignore,
  };
}

/** Sent to the old address, so that a change by somebody else does not pass unseen. */
export function emailChangeNotice(newEmail: string) {
  const texts = mailTexts.emailChangeNotice;
  return {
    kind: "email-change-notice",
    subject: texts.subject,
    lines: [texts.asked(newEmail), texts.warning],
  };
}

export function passwordChangedNotice() {
  const texts = mailTexts.passwordChanged;
  return { kind: "password-changed", subject: texts.subject, lines: [texts.changed, texts.warning] };
}

export function accessChangedNotice(what: keyof typeof mailTexts.accessChanged.what) {
  const texts = mailTexts.accessChanged;
  return { kind: "access-changed", subject: texts.subject, lines: [texts.what[what], texts.warning] };
}
