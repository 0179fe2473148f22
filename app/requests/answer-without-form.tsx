import type { Locale } from "#app/i18n/locales.ts";
import { ConfirmationView } from "#app/ui/dialogs/confirmation.tsx";
import { NoticeCard } from "#app/ui/feedback/notice.tsx";
import { noticeOf } from "#app/ui/feedback/transient-notice.tsx";
import { type FormResult, idOfForm } from "#app/ui/forms/posted-form.rules.ts";
import styles from "./answer-without-form.module.css";
import { submissionTexts } from "./submissions.texts.ts";

type AnswerWithoutFormProps = { answer: FormResult | undefined; locale: Locale };

/** What became of a form that the page does not show, for visitors without script and for the script that sent it. */
export function AnswerWithoutForm({ answer, locale }: AnswerWithoutFormProps) {
  if (!answer) return null;
  const { form, state, confirmation } = answer;
  const place = { id: idOfForm(form), answer: JSON.stringify(answer) };
  if (confirmation) return <ConfirmationView of={confirmation} {...place} />;
  const shown = state === "refused" ? "failed" : state;
  return (
    <div id={place.id} className={styles.notice} data-answer={place.answer}>
      <NoticeCard notice={noticeOf(shown, submissionTexts(locale))} />
    </div>
  );
}
