import type { ConsentPurpose } from "#app/features/privacy/consent.rules.ts";
import { consentTexts } from "#app/features/privacy/consent.texts.ts";
import { type Locale, pathFor } from "#app/i18n/locales.ts";
import type { FormWords } from "#app/ui/posted-form.rules.ts";
import { submissionTexts } from "./submissions.texts.ts";

type WordsOf = { locale: Locale; brand: string; purpose: ConsentPurpose; submit: string };

/** The finished words of a form, with the sentence that its sender agrees to. */
export function formWords({ locale, brand, purpose, submit }: WordsOf): FormWords {
  const { sending, privacy, sent, failed, tooMany, dismiss, honeypot, errors } = submissionTexts(locale);
  const consent = {
    text: consentTexts(locale)[purpose](brand),
    link: privacy,
    href: pathFor(locale, "/privacidade"),
  };
  return { submit, submitting: sending, sent, failed, tooMany, dismiss, honeypot, errors, consent };
}
