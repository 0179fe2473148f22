import { useEffect, useState } from "react";
import { useBlocker } from "react-router";
import { unsavedTexts } from "./unsaved.texts.ts";

/** `keys`: query keys that identify what is edited, for a form beside its list. */
export function useUnsavedGuard(isDirty: boolean, ...keys: string[]): void {
  const blocker = useBlocker(({ currentLocation: from, nextLocation: to, historyAction }) => {
    const isAnother = keys.some((key) => keyIn(from.search, key) !== keyIn(to.search, key));
    return isDirty && historyAction !== "REPLACE" && (from.pathname !== to.pathname || isAnother);
  });
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    if (confirm(unsavedTexts.question)) blocker.proceed();
    else blocker.reset();
  }, [blocker]);
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isDirty]);
}

/** For a form answered in place. @returns a function to call on input. */
export function useUnsavedUntil(result: { ok: boolean } | undefined, ...keys: string[]): () => void {
  const [isDirty, setDirty] = useState(false);
  const [answered, setAnswered] = useState(result);
  if (answered !== result) {
    setAnswered(result);
    if (result?.ok) setDirty(false);
  }
  useUnsavedGuard(isDirty, ...keys);
  return () => setDirty(true);
}

const keyIn = (search: string, key: string) => new URLSearchParams(search).get(key);
