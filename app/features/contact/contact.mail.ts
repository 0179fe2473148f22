import { DEFAULT_LOCALE, type Locale } from "#app/i18n/locales.ts";
import type { Email } from "#app/platform/mail/email.ts";
import type { ContactForm } from "./contact.rules.ts";
import { contactTexts } from "./contact.texts.ts";

/** Tells the company what somebody wrote. It is in Portuguese; a reply goes to the sender. */
export function messageEmail({ form, locale }: { form: ContactForm; locale: Locale }): Email {
  const { mail } = contactTexts(DEFAULT_LOCALE);
  return {
    kind: "contact",
    subject: mail.subject(form.subject),
    lines: [
      mail.from(form.name, form.email),
      ...(form.phone ? [mail.phone(form.phone)] : []),
      mail.language(locale),
      ...form.message.split(/\n+/),
    ],
    note: mail.note,
    replyTo: form.email,
  };
}
