import { useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import type { Outcome } from "#app/platform/outcome.ts";
import { showToast, useOutcomeToast } from "./toast.tsx";

type Undoing<Answer> = {
  label: string;
  /** Fields that undo the answer; null when it cannot be undone. */
  fieldsOf: (answer: Answer) => Record<string, string> | null;
  /** Default: the page's own action. */
  action?: string;
  /** Heading to focus when the button was removed with its row. */
  focusId?: string;
};

/** Once each; undoable ones with an undo button for ten seconds. */
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
