import { submitOrRefuse } from "#app/platform/lost-connection.ts";
import { type Outcome, succeeded } from "#app/platform/outcome.ts";
import { accountsTexts } from "./accounts.texts.ts";
import type { FormResult } from "./read-form.ts";

const { toasts: texts } = accountsTexts;

type Sent<Answer> = { request: Request; serverAction: () => Promise<Answer> };

/** Turns a lost connection into a refusal without a form's result, so what was typed stays, secrets included. */
export async function submitAccessForm<Answer extends FormResult>(sent: Sent<Answer>) {
  const { request, serverAction } = sent;
  const inOutcome = async (): Promise<Outcome<Answer | undefined>> =>
    succeeded(undefined, await serverAction());
  const outcome = await submitOrRefuse({ request, serverAction: inOutcome }, { title: texts.unexpected });
  return outcome.value ?? ({ outcome } satisfies FormResult);
}
