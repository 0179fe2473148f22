import { useEffect, useState } from "react";
import { fetchPreview, type PreviewResponse, type Shown } from "./preview.client.ts";
import { typedFields } from "./typed-fields.ts";

/** A text unchanged for two polls is complete. */
const POLL_MS = 350;
const AGAIN_AFTER_MS = 4000;

export type PreviewNow = {
  shown: Shown | null;
  isWorking: boolean;
  /** Why the preview is outdated; null when it is current. */
  trouble: Exclude<PreviewResponse, Shown> | null;
};

const NOTHING: PreviewNow = { shown: null, isWorking: true, trouble: null };

/** Polls the form, because pictures, lists and rich texts change fields without events. */
export function usePreview(form: HTMLFormElement, intent: string | undefined): PreviewNow {
  const [now, setNow] = useState(NOTHING);
  useEffect(() => {
    const leaving = new AbortController();
    let answered: string | null = null;
    let before: string | null = null;
    let hasShown = false;
    let isAsking = false;
    let notBefore = 0;

    async function check() {
      if (isAsking || document.visibilityState === "hidden" || Date.now() < notBefore) return;
      const typed = textAt(form, intent);
      const isStill = before === null || typed === before;
      before = typed;
      if (typed === answered || !isStill) return;
      isAsking = true;
      setNow((last) => ({ ...last, isWorking: true }));
      const response = await fetchPreview({ form, typed, isFirst: !hasShown }, leaving.signal);
      isAsking = false;
      if (leaving.signal.aborted) return;
      if (response.state === "overtaken") return;
      const isLater = response.state === "offline" || response.state === "signedOut";
      if (isLater) notBefore = Date.now() + AGAIN_AFTER_MS;
      else answered = typed;
      if (response.state === "shown") hasShown = true;
      setNow((last) =>
        response.state === "shown"
          ? { shown: response, isWorking: false, trouble: null }
          : { shown: last.shown, isWorking: false, trouble: response },
      );
    }

    const refreshNow = () => {
      notBefore = 0;
      void check();
    };
    refreshNow();
    const timer = setInterval(() => void check(), POLL_MS);
    addEventListener("online", refreshNow);
    return () => {
      leaving.abort();
      clearInterval(timer);
      removeEventListener("online", refreshNow);
    };
  }, [form, intent]);
  return now;
}

function textAt(form: HTMLFormElement, intent: string | undefined): string {
  const typed = typedFields(form);
  if (intent) typed.set("intent", intent);
  return typed.toString();
}
