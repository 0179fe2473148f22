import { type RefObject, useEffect, useRef } from "react";

/** What a script changes in a form fires no event. @returns the element that reports each new `value`. */
export function useInputEvent<E extends HTMLElement>(value: unknown): RefObject<E | null> {
  const element = useRef<E>(null);
  const reported = useRef(value);
  useEffect(() => {
    if (reported.current === value) return;
    reported.current = value;
    element.current?.dispatchEvent(new Event("input", { bubbles: true }));
  }, [value]);
  return element;
}
