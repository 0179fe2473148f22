import type { Locale } from "#app/i18n/locales.ts";
import { Island } from "#app/islands/island.tsx";
import type { FormResult } from "#app/ui/posted-form.rules.ts";
import type { RequestDeclaration } from "./define-request.ts";
import { formWords } from "./form-words.ts";
import { RequestFields } from "./request-form.island.tsx";
import { submissionTexts } from "./submissions.texts.ts";

export type RequestFormProps = {
  of: RequestDeclaration;
  locale: Locale;
  /** The maker's name, for the sentence that is agreed to. */
  brand: string;
  /** The page's own path: it takes the form with `receiveRequest`. */
  action: string;
  /** What the page's action answered; each form of the page shows only its own. */
  answer?: FormResult;
  /** Values of invisible fields. */
  hidden?: Record<string, string>;
  /** What fields start from. */
  start?: Record<string, string>;
  /** Lines with values to choose from, as people read them; `none` is the word for no choice. */
  choices?: Record<string, { none: string; values: string[] }>;
};

/** The form of a request. Its heading is the page's. */
export function RequestForm({ of, hidden = {}, start = {}, choices = {}, ...page }: RequestFormProps) {
  const { labels, hints = {}, options = {} } = of.texts(page.locale);
  const { optional } = submissionTexts(page.locale);
  return (
    <Island
      name="request-form"
      of={RequestFields}
      wake="interaction"
      props={{
        ...{ form: formOf(of, page), fields: of.fields, labels, hints, options, optional },
        ...{ hidden, start, choices },
      }}
    />
  );
}

/** What any form of this request needs: its name, where it is sent, and its words. */
export function formOf(
  { type, texts }: RequestDeclaration,
  { locale, brand, action, answer }: Pick<RequestFormProps, "locale" | "brand" | "action" | "answer">,
) {
  const { consent = () => "", submit } = texts(locale);
  return { name: type, action, words: formWords({ locale, brand, consent, submit }), answer };
}
