import type { ShouldRevalidateFunctionArgs } from "react-router";
import { lostConnectionTexts as texts } from "./lost-connection.texts.ts";
import { type Outcome, refused, type Toast } from "./outcome.ts";

/** The message when something could not be done. `isExact`: its text is specified, whatever the cause. */
type Failure = Omit<Toast, "kind"> & { isExact?: true };

type Sent<Answer> = { request: Request; serverAction: () => Promise<Answer> };

/**
 * The browser's side of an action. A connection that breaks is a refusal with words, not an error page that takes
 * along what was typed. `byIntent` titles what is no saving, by the form's intent.
 */
export async function submitOrRefuse<Answer extends Outcome<unknown>>(
  { request, serverAction }: Sent<Answer>,
  failed: Failure,
  byIntent: Record<string, Failure> = {},
): Promise<Answer | Outcome> {
  // A body is read once, and the action reads it.
  const copy = request.clone();
  try {
    return await serverAction();
  } catch (error) {
    // Every browser reports a request that never arrived like this; anything else is a redirect or a bug.
    if (!(error instanceof TypeError)) throw error;
    const intent = String((await copy.formData()).get("intent"));
    const { isExact, ...failure } = byIntent[intent] ?? failed;
    return refused<undefined>(isExact ? failure : { ...failure, text: texts.text });
  }
}

/** After a refusal nothing changed, so nothing is read anew: the page stays as it is, also without a connection. */
export function revalidateUnlessRefused(change: ShouldRevalidateFunctionArgs): boolean {
  const outcome = change.actionResult as Outcome<unknown> | undefined;
  return outcome?.ok === false ? false : change.defaultShouldRevalidate;
}
