import { isRouteErrorResponse, type ShouldRevalidateFunctionArgs } from "react-router";
import { lostConnectionTexts as texts } from "./lost-connection.texts.ts";
import { type Outcome, refused, type Toast } from "./outcome.ts";

/** `isExact`: the text is specified, whatever the cause. */
type Failure = Omit<Toast, "kind"> & { isExact?: true };

/** What a server in between answers, or this one while a backup is restored: 502, 503, 504. */
const UNANSWERED: readonly number[] = [502, 503, 504];

export const isUnanswered = ({ status }: { status: number }): boolean => UNANSWERED.includes(status);

/** Browsers report failed requests as TypeError; anything else is a redirect or a bug. */
const isLost = (error: unknown) =>
  error instanceof TypeError || (isRouteErrorResponse(error) && isUnanswered(error));

/** Query key of forms that any screen may have beside its own. */
export const DRAFT_FORM = "rascunho";

type Sent<Answer> = { request: Request; serverAction: () => Promise<Answer> };

/** The `clientAction` of a route whose lost connection is a refusal. `byIntent`: titles for intents other than saving. */
export const refuseWhenLost =
  (failed: Failure, byIntent?: Record<string, Failure>) =>
  (sent: Sent<unknown>): Promise<Outcome> =>
    submitOrRefuse(sent as Sent<Outcome>, failed, byIntent);

/** Turns a lost connection into a refusal. */
export async function submitOrRefuse<Answer extends Outcome<unknown>>(
  { request, serverAction }: Sent<Answer>,
  failed: Failure,
  byIntent: Record<string, Failure> = {},
): Promise<Answer | Outcome> {
  // A body can be read only once.
  const copy = request.clone();
  try {
    return await serverAction();
  } catch (error) {
    if (!isLost(error)) throw error;
    const isDraftForm = new URL(request.url).searchParams.has(DRAFT_FORM);
    const own = byIntent[String((await copy.formData()).get("intent"))] ?? failed;
    const { isExact, ...failure }: Failure = isDraftForm ? { title: texts.unexpected } : own;
    return isExact ? refused<undefined>(failure) : notReached(failure);
  }
}

export const notReached = (failure: Omit<Toast, "kind">): Outcome =>
  refused({ ...failure, text: texts.text });

/** After a refusal nothing changed, so nothing is loaded again. */
export function revalidateUnlessRefused(change: ShouldRevalidateFunctionArgs): boolean {
  const answer = change.actionResult as
    | (Partial<Outcome<unknown>> & { outcome?: Outcome<unknown> })
    | undefined;
  return (answer?.outcome ?? answer)?.ok === false ? false : change.defaultShouldRevalidate;
}
