import { type RefObject, useEffect, useState } from "react";
import { FEATURED_ROTATION_MS, nextIndex } from "./featured.rules.ts";

const STILL = "(prefers-reduced-motion: reduce)";

export function useRotation(count: number, root: RefObject<HTMLElement | null>) {
  const [index, setIndex] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const [isAwake, setAwake] = useState(false);
  const isAttended = useAttention(root);
  const shown = useDecoded(index, root);
  const isRunning = isAwake && !isPaused && !isAttended && count > 1;
  // The four seconds begin when the picture is there.
  const isCounting = isRunning && shown === index;

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
    if (!isCounting) return;
    const timer = setTimeout(() => setIndex((current) => nextIndex(current, count)), FEATURED_ROTATION_MS);
    return () => clearTimeout(timer);
  }, [isCounting, index, count]);

  return { index, shown, show: setIndex, isPaused, setPaused, isRunning, isCounting, isAwake };
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

/** Index of the last decoded picture, so that none fades in empty. */
function useDecoded(index: number, root: RefObject<HTMLElement | null>): number {
  const [shown, setShown] = useState(index);
  useEffect(() => {
    let isCurrent = true;
    const show = () => {
      if (isCurrent) setShown(index);
    };
    const image = root.current?.querySelector<HTMLImageElement>(`[data-place="${index}"] img`);
    if (image) {
      image.loading = "eager";
      void image.decode().then(show, show);
    } else show();
    return () => {
      isCurrent = false;
    };
  }, [index, root]);
  return shown;
}
