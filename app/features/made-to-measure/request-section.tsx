import { currencyOf, formatPrice } from "#app/i18n/format.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { Island } from "#app/islands/island.tsx";
import { formOf } from "#app/requests/request-form.tsx";
import { ATTACHMENT_TYPES, MAX_ATTACHMENT_BYTES, MAX_ATTACHMENTS } from "#app/requests/submissions.rules.ts";
import { submissionTexts } from "#app/requests/submissions.texts.ts";
import type { FormResult } from "#app/ui/forms/posted-form.rules.ts";
import type from "#app/ui/layout/type.module.css";
import styles from "./made-to-measure.module.css";
import { madeToMeasureRequest } from "./made-to-measure.request.ts";
import { madeToMeasureTexts } from "./made-to-measure.texts.ts";
import { MadeToMeasureForm } from "./made-to-measure-form.island.tsx";

type RequestSectionProps = {
  locale: Locale;
  action: string;
  brand: string;
  squareMetreCents: number | null;
  onRequest: string;
  answer: FormResult | undefined;
};

export function RequestSection(props: RequestSectionProps) {
  const { locale, action, brand, squareMetreCents, onRequest, answer: result } = props;
  const texts = madeToMeasureTexts(locale);
  const { formTitle, from, request, drawing, drawingNote } = texts;
  const { area, least, about, projectHint, files, filesHint } = texts;
  const currency = currencyOf(locale);
  return (
    <section className={styles.request} data-theme="requests" aria-labelledby="request">
      <div className={styles.promise}>
        <h2 className={type.displayL} id="request">
          {formTitle}
        </h2>
        <p className={type.lead}>
          {squareMetreCents === null ? onRequest : from(formatPrice(squareMetreCents, currency, locale))}
        </p>
      </div>
      <div className={styles.form}>
        <Island
          name="made-to-measure-form"
          of={MadeToMeasureForm}
          hydrate="interaction"
          props={{
            form: formOf(madeToMeasureRequest, { locale, brand, action, answer: result }),
            fields: madeToMeasureRequest.fields,
            locale,
            currency,
            squareMetreCents,
            files: {
              accept: ATTACHMENT_TYPES.join(","),
              maxFiles: MAX_ATTACHMENTS,
              maxBytes: MAX_ATTACHMENT_BYTES,
            },
            labels: {
              ...request.labels,
              drawing,
              drawingNote,
              area,
              least,
              about,
              projectHint,
              files,
              filesHint,
            },
            shapes: request.options.shape,
            optional: submissionTexts(locale).optional,
          }}
        />
      </div>
    </section>
  );
}
