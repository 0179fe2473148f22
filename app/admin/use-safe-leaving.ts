import { type MouseEvent, useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { isServerReachable } from "#app/ui/feedback/server-reachable.client.ts";
import { showToast } from "#app/ui/feedback/toast.tsx";
import { adminTexts } from "./admin.texts.ts";

const ANSWER_WITHIN_MS = 5000;
/** Its value does not change with input. */
const IS_CHOICE = /^(checkbox|radio)$/;

/**
 * When a screen's code cannot be loaded, the router reloads the page and unsaved input is lost. So links are
 * followed only when online, and on a page with input only when the server responds; forms that another address
 * answers are sent only then. Links are not prefetched, for the same reason: a failed prefetch reloads too.
 */
export function useSafeLeaving() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isTouched = useRef(false);
  const lacksCode = useCodeThatNeverCame();
  const held = useRef<HTMLButtonElement>(null);
  const released = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen has nothing typed yet
  useEffect(() => {
    isTouched.current = wasTypedBefore();
  }, [pathname]);

  async function follow(link: HTMLAnchorElement) {
    if (!(await isServerReachable(AbortSignal.timeout(ANSWER_WITHIN_MS)))) return showOfflineToast();
    // A failed module stays failed until the document is reloaded.
    if (lacksCode.current) location.assign(link.href);
    else await navigate(link.pathname + link.search + link.hash);
  }

  async function send(button: HTMLButtonElement) {
    if (held.current) return;
    held.current = button;
    const isReachable = await isServerReachable(AbortSignal.timeout(ANSWER_WITHIN_MS));
    held.current = null;
    if (!isReachable) return showOfflineToast();
    released.current = button;
    button.click();
    released.current = null;
  }

  function onClickCapture(event: MouseEvent) {
    const button = (event.target as Element).closest<HTMLButtonElement>(
      "button:is([type=submit], [formaction])",
    );
    if (button && button !== released.current && isAnsweredElsewhere(button)) {
      event.preventDefault();
      event.stopPropagation();
      void send(button);
      return;
    }
    const link = (event.target as Element).closest<HTMLAnchorElement>("a[href]");
    if (!link || isForTheBrowser(event, link)) return;
    const leadsElsewhere = link.pathname !== pathname && link.pathname.startsWith("/admin");
    if (navigator.onLine && !(leadsElsewhere && (isTouched.current || lacksCode.current))) return;
    event.preventDefault();
    event.stopPropagation();
    if (navigator.onLine) void follow(link);
    else showOfflineToast();
  }

  const onInputCapture = () => {
    isTouched.current = true;
  };
  return { onClickCapture, onInputCapture };
}

function isAnsweredElsewhere(button: HTMLButtonElement): boolean {
  const address = button.getAttribute("formaction") ?? button.form?.getAttribute("action") ?? "";
  return button.form?.method === "post" && new URL(address, location.href).pathname !== location.pathname;
}

/** Input before hydration. */
function wasTypedBefore(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    "main input, main textarea",
  );
  return [...fields].some((field) =>
    "checked" in field && IS_CHOICE.test(field.type)
      ? field.checked !== field.defaultChecked
      : field.value !== field.defaultValue,
  );
}

/** Whether a preload failed while offline. */
function useCodeThatNeverCame() {
  const isLacking = useRef(false);
  useEffect(() => {
    const note = ({ target }: Event) => {
      if (target instanceof HTMLLinkElement && target.rel === "modulepreload") isLacking.current = true;
    };
    // Error events of links do not bubble.
    addEventListener("error", note, true);
    return () => removeEventListener("error", note, true);
  }, []);
  return isLacking;
}

/** New windows, downloads and other sites do not lose this page. */
function isForTheBrowser(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const isAside = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return (
    isAside || link.target === "_blank" || link.hasAttribute("download") || link.origin !== location.origin
  );
}

/** Until the connection is back, where the browser says so. */
function showOfflineToast(): void {
  const dismiss = showToast({ kind: "error", ...adminTexts.offline });
  if (!navigator.onLine) addEventListener("online", dismiss, { once: true });
}
