import { useEffect } from "react";
import { useRevalidator } from "react-router";

const POLL_MS = 2000;

/** Reloads the data until the result is there. */
export function usePolling(isWaiting: boolean, seen: unknown, everyMs = POLL_MS): void {
  const { revalidate } = useRevalidator();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer starts the next wait
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => void revalidate(), everyMs);
    return () => clearTimeout(timer);
  }, [isWaiting, seen, everyMs, revalidate]);
}
