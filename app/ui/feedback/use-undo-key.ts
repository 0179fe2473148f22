import { useShortcut } from "../dialogs/use-shortcut.ts";

/** Fields that are typed in, which have an undo of their own. */
export const WRITTEN_IN = "input:not([type=checkbox], [type=radio]), textarea, [contenteditable=true]";

/** Ctrl+Z or ⌘Z runs what a notice offers to undo, which is far from the focus in the order of Tab. */
export function useUndoKey(undo: (() => void) | undefined): void {
  useShortcut("z", (event) => {
    if (!undo || (event.target instanceof Element && event.target.closest(WRITTEN_IN))) return;
    event.preventDefault();
    if (!event.repeat) undo();
  });
}
