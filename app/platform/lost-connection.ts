import type { ShouldRevalidateFunctionArgs } from "react-router";
import { type Outcome, refused, type Toast } from "./outcome.ts";

/**
 * The browser's side of an action. A connection that breaks is a refusal with words, not an error page that takes
 * along what was typed.
 */
export async function actOrRefuse<Answer extends Outcome<unknown>>(
  serverAction: () => Promise<Answer>,
  toast: Omit<Toast, "kind">,
): Promise<Answer | Outcome> {
  try {
    return await serverAction();
  } catch (error) {
    // This is how every browser says that a request never arrived; anything else is a redirect or a bug.
    if (error instanceof TypeError) return refused<undefined>(toast);
    throw error;
  }
}

/** After a refusal nothing changed, so nothing is read anew: the page stays as it is, also without a connection. */
export function revalidateUnlessRefused(change: ShouldRevalidateFunctionArgs): boolean {
  const outcome = change.actionResult as Outcome<unknown> | undefined;
  return outcome?.ok === false ? false : change.defaultShouldRevalidate;
}
