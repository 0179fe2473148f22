import { useCallback, useMemo } from "react";
import { useFetcher, useSubmit } from "react-router";
import type { Outcome } from "#app/platform/outcome.ts";
import { undoTexts as texts } from "./undo.texts.ts";

/** One for all screens: a notice outlasts the screen that offers to undo something. */
const KEY = "undo";

/** `action` is resolved while the screen is there: afterwards the router would send it to another one. */
export function useUndo(): (fields: Record<string, string>, action: string) => void {
  const submit = useSubmit();
  return useCallback(
    (fields, action) => void submit(fields, { method: "post", action, navigate: false, fetcherKey: KEY }),
    [submit],
  );
}

/** For the notices' own component, which stays while screens change. */
export function useUndoOutcome(): Outcome<unknown> | undefined {
  const { data: answer } = useFetcher<Outcome<unknown>>({ key: KEY });
  return useMemo(
    () =>
      answer?.ok && !answer.toast ? { ...answer, toast: { kind: "success", title: texts.undone } } : answer,
    [answer],
  );
}
