import { useEffect } from "react";

/** Fields have an undo of their own. */
const WRITTEN_IN = "input:not([type=checkbox], [type=radio]), textarea, [contenteditable=true]";

/** Ctrl+Z or ⌘Z runs what a notice offers to undo, which is far from the focus in the order of Tab. */
export function useUndoKey(undo: (() => void) | undefined): void {
  useEffect(() => {
    if (!undo) return;
    const listen = (event: KeyboardEvent) => {
      const isAsked = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isAsked || event.key.toLowerCase() !== "z") return;
      if (event.target instanceof Element && event.target.closest(WRITTEN_IN)) return;
      event.preventDefault();
      if (!event.repeat) undo();
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, [undo]);
}
