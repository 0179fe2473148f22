import { useEffect, useRef } from "react";
import { useLocation, useNavigation } from "react-router";

/**
 * After an act what had the focus may be gone: a form that was replaced, as when a new entry gets its address, or a row
 * that was deleted. Focus returns to the same field, else to the content's heading, so that Tab goes on from there.
 * On another screen it goes to the content, and a form that led there shows it from its top.
 */
export function useKeptFocus(): void {
  const { state, formMethod } = useNavigation();
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const find = useRef<() => HTMLElement | null | undefined>(undefined);
  const wasSent = useRef(false);
  useEffect(() => {
    if (formMethod === "POST") wasSent.current = true;
    // A form that is sent in place is only known by the loading that follows it.
    if (state !== "idle") find.current ??= isFocusLost() ? undefined : finderOf(document.activeElement);
    if (state !== "idle") return;
    const isElsewhere = shown.current !== pathname;
    if (isFocusLost() && (find.current || isElsewhere)) {
      const place = find.current?.() ?? (isElsewhere ? content() : (heading() ?? content()));
      place?.focus({ preventScroll: true });
      // Forms keep the window where it is, for their own messages.
      if (isElsewhere && wasSent.current && place === content()) scrollTo(0, 0);
    }
    wasSent.current = false;
    shown.current = pathname;
    find.current = undefined;
  }, [state, formMethod, pathname]);
}

const isFocusLost = () => !document.activeElement || document.activeElement === document.body;
const content = () => document.getElementById("conteudo");
const heading = () => document.querySelector<HTMLElement>("#conteudo :is(h2, h3)[tabindex]");

/** The same field, in a form that publishes. Names repeat where a screen has several forms. */
function finderOf(focused: Element | null): () => HTMLElement | undefined {
  const form = focused?.closest("form");
  const name = focused?.getAttribute("name");
  if (!form?.querySelector("[data-main-act]") || !name) return () => undefined;
  const value =
    focused?.tagName === "BUTTON" ? `[value=${CSS.escape(String(focused.getAttribute("value")))}]` : "";
  const all = () => [...document.querySelectorAll<HTMLElement>(`[name=${CSS.escape(name)}]${value}`)];
  const place = all().indexOf(focused as HTMLElement);
  return () => all()[place];
}
