import { type RefObject, useEffect, useState } from "react";
import { FEATURED_ROTATION_MS, nextIndex } from "./featured.rules.ts";

const STILL = "(prefers-reduced-motion: reduce)";

export function useRotation(count: number, root: RefObject<HTMLElement | null>) {
  const [index, setIndex] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const [isAwake, setAwake] = useState(false);
  const isAttended = useAttention(root);
  const isRunning = isAwake && !isPaused && !isAttended && count > 1;

  useEffect(() => {
    const still = matchMedia(STILL);
    const rest = () => setPaused(still.matches);
    rest();
    setAwake(true);
    still.addEventListener("change", rest);
    return () => still.removeEventListener("change", rest);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: index restarts the clock
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => setIndex((current) => nextIndex(current, count)), FEATURED_ROTATION_MS);
    return () => clearTimeout(timer);
  }, [isRunning, index, count]);

  return { index, show: setIndex, isPaused, setPaused, isRunning, isAwake };
}

/** Hover or keyboard focus; touch does not count. */
function useAttention(root: RefObject<HTMLElement | null>): boolean {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const listening = new AbortController();
    const on = <K extends "pointerover" | "pointerleave" | "focusin" | "focusout">(
      type: K,
      listen: (event: HTMLElementEventMap[K]) => void,
    ) => element.addEventListener(type, listen, { signal: listening.signal });
    on("pointerover", (event) => setHovered(event.pointerType === "mouse"));
    on("pointerleave", () => setHovered(false));
    on("focusin", () => setFocused(element.querySelector(":focus-visible") !== null));
    on("focusout", (event) => {
      if (!element.contains(event.relatedTarget as Node | null)) setFocused(false);
    });
    setHovered(matchMedia("(hover: hover)").matches && element.matches(":hover"));
    setFocused(element.querySelector(":focus-visible") !== null);
    return () => listening.abort();
  }, [root]);

  return isHovered || isFocused;
}
