import { useEffect } from "react";
import { useRevalidator } from "react-router";

const LOOK_AGAIN_MS = 2000;

/** While something is under way, asks again until the page says how it went. */
export function useLookAgain(isWaiting: boolean, seen: unknown, everyMs = LOOK_AGAIN_MS): void {
  const { revalidate } = useRevalidator();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer sets the next look
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => void revalidate(), everyMs);
    return () => clearTimeout(timer);
  }, [isWaiting, seen, everyMs, revalidate]);
}
