import { type Locale, pathFor } from "#app/i18n/locales.ts";
import { Island } from "#app/islands/island.tsx";
import { submissionTexts } from "#app/requests/submissions.texts.ts";
import { newsletterTexts } from "./newsletter.texts.ts";
import { NewsletterForm } from "./newsletter-form.island.tsx";

type NewsletterSignupProps = {
  locale: Locale;
  describedBy?: string;
  initial?: { email: string; error: string };
  /** The button's word, where it is not the usual one. */
  subscribe?: string;
};

export function NewsletterSignup({ locale, describedBy, initial, subscribe }: NewsletterSignupProps) {
  return (
    <Island
      name="newsletter-form"
      of={NewsletterForm}
      hydrate="interaction"
      props={{
        action: pathFor(locale, "/newsletter"),
        describedBy,
        words: {
          ...newsletterTexts(locale).form,
          ...(subscribe && { subscribe }),
          honeypot: submissionTexts(locale).honeypot,
        },
        initial,
      }}
    />
  );
}
