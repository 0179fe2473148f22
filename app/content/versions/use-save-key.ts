import { useShortcut } from "#app/ui/dialogs/use-shortcut.ts";

/** Ctrl+S or ⌘S submits the focused form, or the only one. */
export function useSaveKey(): void {
  useShortcut("s", (event) => {
    event.preventDefault();
    if (!event.repeat) mainAct()?.click();
  });
}

function mainAct(): HTMLButtonElement | null {
  const actions = (within: ParentNode) => [...within.querySelectorAll<HTMLButtonElement>("[data-main-act]")];
  const form = document.activeElement?.closest("form");
  const container = document.querySelector("dialog:modal") ?? document;
  const own = form ? actions(form) : [];
  const found = own.length > 0 ? own : actions(container);
  return found.length === 1 ? (found[0] ?? null) : null;
}
