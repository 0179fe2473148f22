import { useEffect } from "react";
import { useRevalidator } from "react-router";

const POLL_MS = 2000;

/** While something is under way, polls until the page has the result. */
export function usePolling(isWaiting: boolean, seen: unknown, everyMs = POLL_MS): void {
  const { revalidate } = useRevalidator();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer starts the next wait
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => void revalidate(), everyMs);
    return () => clearTimeout(timer);
  }, [isWaiting, seen, everyMs, revalidate]);
}
