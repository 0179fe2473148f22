import { formWords } from "#app/features/submissions/form-words.ts";
import {
  ATTACHMENT_TYPES,
  MAX_ATTACHMENT_BYTES,
  MAX_ATTACHMENTS,
} from "#app/features/submissions/submissions.rules.ts";
import { submissionTexts } from "#app/features/submissions/submissions.texts.ts";
import { currencyOf, formatPrice } from "#app/i18n/format.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { Island } from "#app/islands/island.tsx";
import type { FormResult } from "#app/ui/posted-form.rules.ts";
import type from "#app/ui/type.module.css";
import styles from "./made-to-measure.module.css";
import { madeToMeasureTexts } from "./made-to-measure.texts.ts";
import { MadeToMeasureForm } from "./made-to-measure-form.island.tsx";

type RequestSectionProps = {
  locale: Locale;
  action: string;
  brand: string;
  squareMetreCents: number | null;
  /** Said where a square metre has no price. */
  onRequest: string;
  answer: FormResult | undefined;
};

/** What a square metre costs, and the form that asks for the rest. */
export function RequestSection(props: RequestSectionProps) {
  const { locale, action, brand, squareMetreCents, onRequest, answer } = props;
  const { shapes, request } = madeToMeasureTexts(locale);
  const { title, from, submit, ...labels } = request;
  const currency = currencyOf(locale);
  return (
    <section className={styles.request} data-theme="indigo" aria-labelledby="request">
      <div className={styles.promise}>
        <h2 className={type.displayL} id="request">
          {title}
        </h2>
        <p className={type.lead}>
          {squareMetreCents === null ? onRequest : from(formatPrice(squareMetreCents, currency, locale))}
        </p>
      </div>
      <div className={styles.form}>
        <Island
          name="made-to-measure-form"
          of={MadeToMeasureForm}
          wake="interaction"
          props={{
            form: {
              name: "made-to-measure",
              action,
              words: formWords({ locale, brand, purpose: "madeToMeasure", submit }),
              answer,
            },
            locale,
            currency,
            squareMetreCents,
            files: {
              accept: ATTACHMENT_TYPES.join(","),
              maxFiles: MAX_ATTACHMENTS,
              maxBytes: MAX_ATTACHMENT_BYTES,
            },
            labels: {
              ...labels,
              shapes,
              optional: submissionTexts(locale).optional,
            },
          }}
        />
      </div>
    </section>
  );
}
