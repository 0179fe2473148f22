import { useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import type { Outcome } from "#app/platform/outcome.ts";
import { showToast, useOutcomeToast } from "./toast.tsx";

type Undoing<Answer> = {
  label: string;
  /** The fields that bring everything back; null when the answer can not be undone. */
  fieldsOf: (answer: Answer) => Record<string, string> | null;
  /** Where they are posted; the page's own action when it is left out. */
  action?: string;
  /** The heading that gets the focus when the button that had it went with its row. */
  focusId?: string;
};

/**
 * Shows the toast of each new answer, once. An answer that can be undone offers it for ten seconds; the undoing's own
 * answer is shown as well.
 */
export function useUndoableOutcome<Answer extends Outcome<unknown>>(
  answer: Answer | undefined,
  { label, fieldsOf, action, focusId }: Undoing<Answer>,
): void {
  const fetcher = useFetcher<Answer>();
  const shown = useRef<Answer>(undefined);
  useOutcomeToast(fetcher.data);
  useEffect(() => {
    if (!answer || shown.current === answer) return;
    shown.current = answer;
    if (!answer.toast) return;
    const fields = answer.ok ? fieldsOf(answer) : null;
    if (fields && focusId) document.getElementById(focusId)?.focus();
    const run = () => void (fields && fetcher.submit(fields, { method: "post", ...(action && { action }) }));
    showToast(answer.toast, fields ? { label, run } : undefined);
  }, [answer, label, fieldsOf, action, focusId, fetcher]);
}
