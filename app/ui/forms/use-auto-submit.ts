import { useCallback, useEffect, useRef, useState } from "react";
import { useFetcher, useFormAction, useRevalidator } from "react-router";
import { formatTimeOrDay } from "#app/i18n/format-date-time.ts";
import type { Outcome } from "#app/platform/outcome.ts";
import { useOutcomeToast } from "../feedback/toast.tsx";
import { savingTexts as texts } from "./saving.texts.ts";

type Fields = Record<string, string>;

export type Autosave<Answer, Sent extends Fields = Fields> = {
  save: (fields: Sent) => void;
  /** Debounced; `flush` (on blur) saves at once. */
  saveSoon: (fields: Sent) => void;
  flush: () => void;
  state: "untouched" | "saving" | "saved" | "failed";
  /** "Salvando", then "Salvo às 8h41". */
  note: string | undefined;
  answer: Answer | undefined;
  /** The last answer if it was a refusal, for a list's `revision`. */
  refusal: Answer | undefined;
};

const PAUSE_MS = 800;

type Way<Answer, Sent> = {
  action?: string;
  key?: string;
  /** Instead of the router, which needs the script of the address that answers. */
  send?: (fields: Sent) => Promise<Answer>;
  /** What goes with the fields, known only when they are sent. */
  withSent?: (fields: Sent) => Sent;
};

export function useAutoSubmit<Answer extends Outcome<unknown>, Sent extends Fields = Fields>(
  way: Way<Answer, Sent> = {},
): Autosave<Answer, Sent> {
  const { result, isSaving, submit } = useSubmitting(way);
  const waiting = useRef<{ fields: Sent; timer: number }>(undefined);
  const savedAt = useMomentOf(isSaving ? undefined : result);
  useOutcomeToast(result);

  const flush = useCallback(() => {
    const pending = waiting.current;
    if (!pending) return;
    clearTimeout(pending.timer);
    waiting.current = undefined;
    submit.current(pending.fields);
  }, [submit]);
  const saveSoon = useCallback(
    (fields: Sent) => {
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

function useSubmitting<Answer extends Outcome<unknown>, Sent extends Fields>({
  action,
  key,
  send,
  withSent,
}: Way<Answer, Sent>) {
  const fetcher = useFetcher<Answer>(key ? { key } : {});
  // What waits is sent when the screen is left: without an address the router would send it to the next one.
  const ownAction = useFormAction();
  const { revalidate } = useRevalidator();
  const [sent, setSent] = useState<{ isSaving: boolean; result?: Answer }>({ isSaving: false });
  const latest = useRef<(fields: Sent) => void>(undefined);
  /** Refused without a connection. */
  const unsent = useRef<Sent>(undefined);
  latest.current = (asked) => {
    const fields = withSent?.(asked) ?? asked;
    if (!send) return void fetcher.submit(fields, { method: "post", action: action ?? ownAction });
    setSent({ isSaving: true });
    void send(fields).then((result) => {
      setSent({ isSaving: false, result });
      unsent.current = result.ok || navigator.onLine ? undefined : fields;
      // Not ended with the form: it may be closed by then.
      const again = () => unsent.current === fields && latest.current?.(fields);
      if (unsent.current) addEventListener("online", again, { once: true });
      return revalidate();
    });
  };
  const submit = useRef((fields: Sent) => latest.current?.(fields));
  const result = fetcher.data as Answer | undefined;
  return { submit, ...(send ? sent : { result, isSaving: fetcher.state !== "idle" }) };
}

function useMomentOf(result: Outcome<unknown> | undefined): string | undefined {
  const [saved, setSaved] = useState<{ answer: unknown; words: string }>();
  if (result?.ok && saved?.answer !== result) {
    const moment = new Date();
    setSaved({ answer: result, words: texts.saved(formatTimeOrDay(moment, moment)) });
  }
  return result?.ok ? saved?.words : undefined;
}
