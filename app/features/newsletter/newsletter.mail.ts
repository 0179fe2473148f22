import type { Locale } from "#app/i18n/locales.ts";
import type { Email } from "#app/platform/mail/email.ts";
import { newsletterTexts } from "./newsletter.texts.ts";

type Confirmation = {
  locale: Locale;
  brand: string;
  /** What the newsletter calls itself. */
  newsletterName: string;
  confirmLink: string;
  farewellLink: string;
};

/** Asks whoever owns an address whether it was them. */
export function confirmationEmail(confirmation: Confirmation): Email {
  const { mail } = newsletterTexts(confirmation.locale);
  return {
    kind: "newsletter-confirmation",
    subject: mail.subject(confirmation.newsletterName),
    lines: [mail.why(confirmation.brand)],
    action: { label: mail.confirm, link: confirmation.confirmLink },
    language: confirmation.locale,
    note: mail.ignore,
    noteLink: { label: mail.leave, link: confirmation.farewellLink },
    headers: farewellHeaders(confirmation.farewellLink),
  };
}

/** Lets mail programs offer a way out that takes one click (RFC 8058): they post to the link by themselves. */
export function farewellHeaders(farewellLink: string): Record<string, string> {
  return {
    "List-Unsubscribe": `<${farewellLink}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}
