import { type Locale, pathFor } from "#app/i18n/locales.ts";
import type { FormWords } from "#app/ui/forms/posted-form.rules.ts";
import { submissionTexts } from "./submissions.texts.ts";

type WordsOf = { locale: Locale; brand: string; consent: (brand: string) => string; submit: string };

export function formWords({ locale, brand, consent: agreed, submit }: WordsOf): FormWords {
  const { sending, privacy, sent, failed, tooMany, dismiss, honeypot, errors } = submissionTexts(locale);
  const consent = {
    text: agreed(brand),
    link: privacy,
    href: pathFor(locale, "/privacidade"),
  };
  return { submit, submitting: sending, sent, failed, tooMany, dismiss, honeypot, errors, consent };
}
