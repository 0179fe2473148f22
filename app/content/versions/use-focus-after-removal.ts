import { useEffect } from "react";

const CONTROLS = "a[href], button, input:not([type=hidden]), select, summary, textarea";

/**
 * A button that is pressed by keyboard and goes with what it removed, as a picture of a rug, leaves the focus to the
 * control in its place: the same button of the next row, else the last one that is left around it, else what follows.
 */
export function useFocusAfterRemoval(): void {
  useEffect(() => {
    let pressed: Pressed | undefined;
    const remember = (event: MouseEvent) => {
      const button = (event.target as Element).closest("button");
      // Forms that are sent have a rule of their own, and a finger needs no focus.
      pressed = event.detail === 0 && button?.type === "button" ? placeOf(button) : undefined;
    };
    const changes = new MutationObserver(() => {
      if (!pressed || pressed.button.isConnected) return;
      const { around, beyond, pathname } = pressed;
      pressed = undefined;
      if (document.activeElement !== document.body || location.pathname !== pathname) return;
      for (const { element, at } of around) {
        const left = element.isConnected ? controlsIn(element) : [];
        if (left.length > 0) return (left[at] ?? left.at(-1))?.focus();
      }
      beyond.find(isSeen)?.focus();
    });
    document.addEventListener("click", remember, true);
    changes.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener("click", remember, true);
      changes.disconnect();
    };
  }, []);
}

type Pressed = {
  button: HTMLButtonElement;
  pathname: string;
  /** What contains the button, the nearest first, and which of its controls it is. */
  around: { element: Element; at: number }[];
  /** Controls of the screen that follow the button, then those before it. */
  beyond: HTMLElement[];
};

function placeOf(button: HTMLButtonElement): Pressed {
  const around: Pressed["around"] = [];
  const end = button.closest("dialog, form, main");
  for (let element = button.parentElement; element; element = element.parentElement) {
    around.push({ element, at: controlsIn(element).indexOf(button) });
    if (element === end) break;
  }
  const all = controlsIn(button.closest("dialog, main") ?? document.body);
  const at = all.indexOf(button);
  const beyond = [...all.slice(at + 1), ...all.slice(0, at).reverse()];
  return { button, pathname: location.pathname, around, beyond };
}

const controlsIn = (element: Element) => [...element.querySelectorAll<HTMLElement>(CONTROLS)].filter(isSeen);

const isSeen = (element: Element) => element.isConnected && element.checkVisibility();
