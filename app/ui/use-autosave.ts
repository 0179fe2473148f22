import { useCallback, useEffect, useRef, useState } from "react";
import { type FetcherWithComponents, useFetcher } from "react-router";
import { formatTimeOrDay } from "#app/i18n/format-date-time.ts";
import type { Outcome } from "#app/platform/outcome.ts";
import { savingTexts as texts } from "./saving.texts.ts";
import { useOutcomeToast } from "./toast.tsx";

type Fields = Record<string, string>;

export type Autosave<Answer> = {
  save: (fields: Fields) => void;
  /** Debounced; `flush` (on blur) saves at once. */
  saveSoon: (fields: Fields) => void;
  flush: () => void;
  state: "untouched" | "saving" | "saved" | "failed";
  /** "Salvando", then "Salvo às 8h41". */
  note: string | undefined;
  answer: Answer | undefined;
  /** The last answer if it was a refusal, for a list's `revision`. */
  refusal: Answer | undefined;
};

const PAUSE_MS = 800;

export function useAutosave<Answer extends Outcome<unknown>>({
  action,
  key,
}: {
  action?: string;
  key?: string;
} = {}): Autosave<Answer> {
  const fetcher = useFetcher<Answer>(key ? { key } : {});
  const result = fetcher.data as Answer | undefined;
  const waiting = useRef<{ fields: Fields; timer: number }>(undefined);
  const isSaving = fetcher.state !== "idle";
  const savedAt = useMomentOf(isSaving ? undefined : result);
  useOutcomeToast(result);

  const submit = useLatest(fetcher, action);
  const flush = useCallback(() => {
    const pending = waiting.current;
    if (!pending) return;
    clearTimeout(pending.timer);
    waiting.current = undefined;
    submit.current(pending.fields);
  }, [submit]);
  const saveSoon = useCallback(
    (fields: Fields) => {
      clearTimeout(waiting.current?.timer);
      waiting.current = { fields, timer: window.setTimeout(flush, PAUSE_MS) };
    },
    [flush],
  );
  // Pending saves are sent when the screen is left or hidden.
  useEffect(() => {
    document.addEventListener("visibilitychange", flush);
    return () => {
      document.removeEventListener("visibilitychange", flush);
      flush();
    };
  }, [flush]);

  const refusal = result?.ok === false && !isSaving ? result : undefined;
  const state = isSaving ? "saving" : refusal ? "failed" : savedAt ? "saved" : "untouched";
  const notes = { untouched: undefined, saving: texts.saving, failed: texts.failed, saved: savedAt };
  return { save: submit.current, saveSoon, flush, state, note: notes[state], answer: result, refusal };
}

function useLatest<Answer>(fetcher: FetcherWithComponents<Answer>, action: string | undefined) {
  const latest = useRef({ fetcher, action });
  latest.current = { fetcher, action };
  return useRef((fields: Fields) => {
    const { fetcher: current, action: address } = latest.current;
    void current.submit(fields, { method: "post", ...(address && { action: address }) });
  });
}

function useMomentOf(result: Outcome<unknown> | undefined): string | undefined {
  const [saved, setSaved] = useState<{ answer: unknown; words: string }>();
  if (result?.ok && saved?.answer !== result) {
    const moment = new Date();
    setSaved({ answer: result, words: texts.saved(formatTimeOrDay(moment, moment)) });
  }
  return result?.ok ? saved?.words : undefined;
}
