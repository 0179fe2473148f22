import { useSyncExternalStore } from "react";

/** Room for a page beside its form. */
const WIDE = "(min-width: 1280px)";

function watch(onChange: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

export const isWideNow = () => matchMedia(WIDE).matches;

export const useWide = (): boolean => useSyncExternalStore(watch, isWideNow, () => false);
