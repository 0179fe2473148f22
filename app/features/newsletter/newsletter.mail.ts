import type { Locale } from "#app/i18n/locales.ts";
import type { Email } from "#app/platform/mail/email.ts";
import { newsletterTexts } from "./newsletter.texts.ts";

type Confirmation = {
  locale: Locale;
  brand: string;
  newsletterName: string;
  confirmLink: string;
  unsubscribeLink: string;
};

export function confirmationEmail(confirmation: Confirmation): Email {
  const { mail } = newsletterTexts(confirmation.locale);
  return {
    kind: "newsletter-confirmation",
    subject: mail.subject(confirmation.newsletterName),
    lines: [mail.why(confirmation.brand)],
    action: { label: mail.confirm, link: confirmation.confirmLink },
    language: confirmation.locale,
    note: mail.ignore,
    noteLink: { label: mail.leave, link: confirmation.unsubscribeLink },
    headers: unsubscribeHeaders(confirmation.unsubscribeLink),
  };
}

/** One-click unsubscription (RFC 8058). */
export function unsubscribeHeaders(unsubscribeLink: string): Record<string, string> {
  return {
    "List-Unsubscribe": `<${unsubscribeLink}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}
