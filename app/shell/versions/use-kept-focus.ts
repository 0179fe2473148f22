import { useEffect, useRef } from "react";
import { useLocation, useNavigation } from "react-router";

/**
 * Saving may replace a form, as when a new entry gets its address: focus returns to the same field. On another screen,
 * where there is none, it goes to the content, so that Tab goes on from there.
 */
export function useKeptFocus(): void {
  const { state } = useNavigation();
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const find = useRef<() => HTMLElement | undefined>(undefined);
  useEffect(() => {
    if (state === "submitting") find.current = finderOf(document.activeElement);
    if (state !== "idle" || !find.current) return;
    if (isFocusLost()) find.current()?.focus({ preventScroll: true });
    find.current = undefined;
  }, [state]);
  useEffect(() => {
    if (shown.current !== pathname && isFocusLost())
      document.getElementById("conteudo")?.focus({ preventScroll: true });
    shown.current = pathname;
  }, [pathname]);
}

const isFocusLost = () => !document.activeElement || document.activeElement === document.body;

/** Only in a form that publishes. Names repeat where a screen has several forms. */
function finderOf(focused: Element | null): (() => HTMLElement | undefined) | undefined {
  const form = focused?.closest("form");
  const name = focused?.getAttribute("name");
  if (!form?.querySelector("[data-main-act]") || !name) return undefined;
  const value =
    focused?.tagName === "BUTTON" ? `[value=${CSS.escape(String(focused.getAttribute("value")))}]` : "";
  const all = () => [...document.querySelectorAll<HTMLElement>(`[name=${CSS.escape(name)}]${value}`)];
  const place = all().indexOf(focused as HTMLElement);
  return () => all()[place];
}
