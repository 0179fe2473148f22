import { useEffect, useRef } from "react";
import { useFormAction } from "react-router";
import type { Outcome } from "#app/platform/outcome.ts";
import { focusRefused, showToast } from "./toast.tsx";
import { useUndo } from "./undo-fetcher.ts";

type Undoing<Answer> = {
  label: string;
  /** Fields that undo the answer; null when it cannot be undone. Default: those that lists send. */
  fieldsOf?: (result: Answer) => Record<string, string> | null;
  /** Default: the page's own action. */
  action?: string;
  /** Heading to focus when the button was removed with its row. */
  focusId?: string;
};

/** Entries that were removed, or a change of many. */
function undoOf({ value }: Outcome<unknown>): Record<string, string> | null {
  const { removed, undo } = (value ?? {}) as { removed?: string | string[]; undo?: string };
  if (removed) return { intent: "undelete", removed: String(removed) };
  return undo ? { intent: "undoMany", undo } : null;
}

/** Once each; undoable ones with an undo button for ten seconds. */
export function useUndoableOutcome<Answer extends Outcome<unknown>>(
  result: Answer | undefined,
  { label, fieldsOf = undoOf, action, focusId }: Undoing<Answer>,
): void {
  const undo = useUndo();
  const ownAction = useFormAction();
  const sentTo = action ?? ownAction;
  const shown = useRef<Answer>(undefined);
  useEffect(() => {
    if (!result || shown.current === result) return;
    shown.current = result;
    if (!result.toast) return;
    const fields = result.ok ? fieldsOf(result) : null;
    if (fields && focusId) document.getElementById(focusId)?.focus();
    showToast(result.toast, fields ? { label, run: () => undo(fields, sentTo) } : undefined);
    if (!result.ok) focusRefused();
  }, [result, label, fieldsOf, sentTo, focusId, undo]);
}
