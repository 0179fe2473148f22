import { useEffect, useState } from "react";
import { type BlockerFunction, useBlocker } from "react-router";
import { unsavedTexts } from "./unsaved.texts.ts";

/** Of the forms that hold something unsaved. */
const guards = new Set<BlockerFunction>();

/** Once a screen, because the router takes one blocker only: asks before anything unsaved is left. */
export function useUnsavedQuestion(): void {
  const blocker = useBlocker(isGuarded);
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    if (confirm(unsavedTexts.question)) blocker.proceed();
    else blocker.reset();
  }, [blocker]);
}

const isGuarded: BlockerFunction = (leaving) => [...guards].some((guard) => guard(leaving));

/** `keys`: query keys that identify what is edited, for a form beside its list. */
export function useUnsavedGuard(isDirty: boolean, ...keys: string[]): void {
  const names = keys.join();
  useEffect(() => {
    if (!isDirty) return;
    const guard: BlockerFunction = ({ currentLocation: from, nextLocation: to, historyAction }) => {
      const isAnother = names.split(",").some((key) => keyIn(from.search, key) !== keyIn(to.search, key));
      return historyAction !== "REPLACE" && (from.pathname !== to.pathname || isAnother);
    };
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    guards.add(guard);
    addEventListener("beforeunload", ask);
    return () => {
      guards.delete(guard);
      removeEventListener("beforeunload", ask);
    };
  }, [isDirty, names]);
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
