import { type RefObject, useEffect, useRef } from "react";

const TOOL = 'dialog[open] nav button[aria-pressed="true"]';

export function useSheetFocus(): RefObject<HTMLElement | null> {
  const sheet = useRef<HTMLElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    sheet.current?.focus({ preventScroll: true });
    return () => {
      const opener = before?.isConnected && before !== document.body ? before : document.querySelector(TOOL);
      (opener as HTMLElement | null)?.focus({ preventScroll: true });
    };
  }, []);
  return sheet;
}
