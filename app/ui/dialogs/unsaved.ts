import { createContext, useContext, useEffect, useState } from "react";
import type { BlockerFunction } from "react-router";

type Guard = {
  isLeft: BlockerFunction;
  /** Of what is typed: whether it stays on this device. Uploads have none: they end. */
  isKept?: () => boolean;
};

/** What would be left behind: uploads that end, and input that comes back on this device, or does not. */
export type LeftBehind = { isSending: boolean; input: "kept" | "lost" | null };

/** Of the forms that hold something unsaved, and of running uploads. */
const guards = new Set<Guard>();

/** Stores what is typed in the form around on this device; false where it would be lost. */
export const KeepInput = createContext<() => boolean>(() => false);

export const isGuarded: BlockerFunction = (leaving) => [...guards].some(({ isLeft }) => isLeft(leaving));

export function whatIsLeft(): LeftBehind {
  const all = [...guards];
  const typed = all.flatMap(({ isKept }) => isKept ?? []);
  const isKept = typed.every((isKept) => isKept());
  return {
    isSending: typed.length < all.length,
    input: typed.length === 0 ? null : isKept ? "kept" : "lost",
  };
}

/** `keys`: query keys that identify what is edited, for a form beside its list. */
export function useUnsavedGuard(isDirty: boolean, ...keys: string[]): void {
  const names = keys.join();
  const isKept = useContext(KeepInput);
  useEffect(() => {
    if (!isDirty) return;
    return guard({ isLeft: (leaving) => isLeaving(leaving, names), isKept });
  }, [isDirty, names, isKept]);
}

/** `isRunning` is asked while leaving, because what follows the last upload may lead to another screen. */
export function useUploadGuard(isBusy: boolean, isRunning: () => boolean, keys: readonly string[]): void {
  const names = keys.join();
  useEffect(() => {
    if (!isBusy) return;
    return guard({ isLeft: (leaving) => isRunning() && isLeaving(leaving, names) });
  }, [isBusy, isRunning, names]);
}

function guard(added: Guard): () => void {
  const ask = (event: BeforeUnloadEvent) => added.isKept?.() || event.preventDefault();
  guards.add(added);
  addEventListener("beforeunload", ask);
  return () => {
    guards.delete(added);
    removeEventListener("beforeunload", ask);
  };
}

function isLeaving(
  { currentLocation: from, nextLocation: to, historyAction }: Parameters<BlockerFunction>[0],
  names: string,
): boolean {
  const isAnother = names.split(",").some((key) => keyIn(from.search, key) !== keyIn(to.search, key));
  return historyAction !== "REPLACE" && (from.pathname !== to.pathname || isAnother);
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
