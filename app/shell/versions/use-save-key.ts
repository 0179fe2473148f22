import { useEffect } from "react";

/** Ctrl+S or ⌘S submits the focused form, or the only one. */
export function useSaveKey(): void {
  useEffect(() => {
    const save = (event: KeyboardEvent) => {
      const isAsked = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isAsked || event.key.toLowerCase() !== "s") return;
      event.preventDefault();
      if (!event.repeat) mainAct()?.click();
    };
    addEventListener("keydown", save);
    return () => removeEventListener("keydown", save);
  }, []);
}

function mainAct(): HTMLButtonElement | null {
  const acts = (within: ParentNode) => [...within.querySelectorAll<HTMLButtonElement>("[data-main-act]")];
  const form = document.activeElement?.closest("form");
  const room = document.querySelector("dialog:modal") ?? document;
  const own = form ? acts(form) : [];
  const found = own.length > 0 ? own : acts(room);
  return found.length === 1 ? (found[0] ?? null) : null;
}
