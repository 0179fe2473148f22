import { createContext, useContext, useEffect, useState } from "react";
import type { BlockerFunction } from "react-router";

type Guard = { isLeft: BlockerFunction; isKept: () => boolean };

/** Of the forms that hold something unsaved. */
const guards = new Set<Guard>();

/** Stores what is typed in the form around on this device; false where it would be lost. */
export const KeepInput = createContext<() => boolean>(() => false);

export const isGuarded: BlockerFunction = (leaving) => [...guards].some(({ isLeft }) => isLeft(leaving));

export const isAllKept = (): boolean => [...guards].every(({ isKept }) => isKept());

/** `keys`: query keys that identify what is edited, for a form beside its list. */
export function useUnsavedGuard(isDirty: boolean, ...keys: string[]): void {
  const names = keys.join();
  const isKept = useContext(KeepInput);
  useEffect(() => {
    if (!isDirty) return;
    const isLeft: BlockerFunction = ({ currentLocation: from, nextLocation: to, historyAction }) => {
      const isAnother = names.split(",").some((key) => keyIn(from.search, key) !== keyIn(to.search, key));
      return historyAction !== "REPLACE" && (from.pathname !== to.pathname || isAnother);
    };
    const guard = { isLeft, isKept };
    const ask = (event: BeforeUnloadEvent) => isKept() || event.preventDefault();
    guards.add(guard);
    addEventListener("beforeunload", ask);
    return () => {
      guards.delete(guard);
      removeEventListener("beforeunload", ask);
    };
  }, [isDirty, names, isKept]);
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
