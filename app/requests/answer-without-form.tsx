import { type FormResult, idOfForm } from "#app/ui/forms/posted-form.rules.ts";

/** What became of a form that the page does not show, for the script that sent it. */
export function AnswerWithoutForm({ answer }: { answer: FormResult | undefined }) {
  return answer && <div id={idOfForm(answer.form)} data-answer={JSON.stringify(answer)} hidden />;
}
