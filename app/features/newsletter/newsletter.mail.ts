import type { Locale } from "#app/i18n/locales.ts";
import type { Letter } from "#app/platform/mail/letter.ts";
import { newsletterTexts } from "./newsletter.texts.ts";

type Confirmation = {
  locale: Locale;
  brand: string;
  /** What the newsletter calls itself. */
  letters: string;
  confirmLink: string;
  farewellLink: string;
};

/** Asks whoever owns an address whether it was them. */
export function confirmationLetter(confirmation: Confirmation): Letter {
  const { mail } = newsletterTexts(confirmation.locale);
  return {
    kind: "newsletter-confirmation",
    subject: mail.subject(confirmation.letters),
    lines: [mail.why(confirmation.brand), mail.how],
    action: { label: mail.confirm, link: confirmation.confirmLink },
    note: `${mail.ignore} ${confirmation.farewellLink}`,
  };
}
