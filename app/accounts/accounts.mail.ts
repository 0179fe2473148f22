import type { MailSecrets } from "#app/platform/mail/email.ts";
import { accountsTexts } from "./accounts.texts.ts";
import { mailTexts } from "./mail.texts.ts";
import type { Role } from "./roles.rules.ts";

type Link = { address: string; secrets: MailSecrets };
type LinkTexts = { subject: string; valid: string; action: string; ignore: string };

const withLink = (kind: string, texts: LinkTexts, said: string, { address, secrets }: Link) => ({
  ...{ kind, subject: texts.subject, lines: [said, texts.valid], secrets, note: texts.ignore },
  action: { label: texts.action, link: address },
});

const notice = (kind: string, texts: { subject: string; warning: string }, said: string) => ({
  ...{ kind, subject: texts.subject, lines: [said, texts.warning] },
});

export const recoveryMail = (link: Link) =>
  withLink("recovery", mailTexts.recovery, mailTexts.recovery.asked, link);

export const invitationMail = (link: Link, role: Role, invitedBy: string) =>
  withLink(
    "invitation",
    mailTexts.invitation,
    mailTexts.invitation.invited(invitedBy, accountsTexts.roles[role]),
    link,
  );

/** Sent to the new address: opening it proves access to that mailbox. */
export const emailChangeMail = (link: Link) =>
  withLink("email-change", mailTexts.emailChange, mailTexts.emailChange.asked, link);

/** Sent to the old address, so that a change by somebody else does not pass unseen. */
export const emailChangeNotice = (newEmail: string) =>
  notice("email-change-notice", mailTexts.emailChangeNotice, mailTexts.emailChangeNotice.asked(newEmail));

export const passwordChangedNotice = () =>
  notice("password-changed", mailTexts.passwordChanged, mailTexts.passwordChanged.changed);

export const accessChangedNotice = (what: keyof typeof mailTexts.accessChanged.what) =>
  notice("access-changed", mailTexts.accessChanged, mailTexts.accessChanged.what[what]);
