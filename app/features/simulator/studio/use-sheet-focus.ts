import { type RefObject, useEffect, useRef } from "react";

/** The tool that a sheet was opened from, where the button itself has gone. */
const TOOL = 'dialog[open] nav button[aria-pressed="true"]';

/** A sheet that opens takes the focus, and gives it back to what opened it. */
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
