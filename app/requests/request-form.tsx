import type { Locale } from "#app/i18n/locales.ts";
import { Island } from "#app/islands/island.tsx";
import type { FormResult } from "#app/ui/forms/posted-form.rules.ts";
import type { RequestDeclaration } from "./define-request.ts";
import { formWords } from "./form-words.ts";
import { RequestFields } from "./request-form.island.tsx";
import { submissionTexts } from "./submissions.texts.ts";

export type RequestFormProps = {
  of: RequestDeclaration;
  locale: Locale;
  brand: string;
  /** Must call `receiveRequest`. */
  action: string;
  /** Ignored by other forms of the page. */
  answer?: FormResult;
  hidden?: Record<string, string>;
  start?: Record<string, string>;
  choices?: Record<string, { none: string; values: string[] }>;
};

export function RequestForm({ of, hidden = {}, start = {}, choices = {}, ...page }: RequestFormProps) {
  const { labels, hints = {}, options = {} } = of.texts(page.locale);
  const { optional } = submissionTexts(page.locale);
  const form = formOf(of, page);
  // What was left empty stays so.
  const isReturned = form.answer?.form === form.name && form.answer.result !== undefined;
  return (
    <Island
      name="request-form"
      of={RequestFields}
      hydrate="interaction"
      props={{
        ...{ form, fields: of.fields, labels, hints, options, optional },
        ...{ hidden, start: isReturned ? {} : start, choices },
      }}
    />
  );
}

export function formOf(
  { type, texts }: RequestDeclaration,
  { locale, brand, action, answer: result }: Pick<RequestFormProps, "locale" | "brand" | "action" | "answer">,
) {
  const { consent = () => "", submit } = texts(locale);
  return { name: type, action, words: formWords({ locale, brand, consent, submit }), answer: result };
}
