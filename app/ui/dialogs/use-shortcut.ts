import { useEffect, useRef } from "react";

/** Ctrl or ⌘ with a letter, wherever the focus is. The browser's own meaning stays unless `run` prevents it. */
export function useShortcut(letter: string, run: (event: KeyboardEvent) => void): void {
  const latest = useRef(run);
  latest.current = run;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isModified = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (isModified && event.key.toLowerCase() === letter) latest.current(event);
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, [letter]);
}
