import { type MouseEvent, useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { isServerReachable } from "#app/ui/server-reachable.client.ts";
import { showToast } from "#app/ui/toast.tsx";
import { adminTexts } from "./admin.texts.ts";

const ANSWER_WITHIN_MS = 5000;
/** Its value is what it stands for, and no trace of what somebody did. */
const IS_CHOICE = /^(checkbox|radio)$/;

/**
 * A screen whose code cannot be fetched is loaded anew by the router, which without a connection takes along what was
 * typed. So a link is followed only when there is a connection; on a page where something was typed the server is
 * asked first. For the same reason no link of the administration is prefetched: the router imports what it prefetches,
 * and reloads the page when that fails, so that on a broken line a pointer passing over a link took the words along.
 */
export function useCarefulLinks() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isTouched = useRef(false);
  const lacksCode = useCodeThatNeverCame();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen has nothing typed yet
  useEffect(() => {
    isTouched.current = wasTypedBefore();
  }, [pathname]);

  async function follow(link: HTMLAnchorElement) {
    if (!(await isServerReachable(AbortSignal.timeout(ANSWER_WITHIN_MS)))) return sayOffline();
    // A script that once failed to load stays failed for as long as this document is open.
    if (lacksCode.current) location.assign(link.href);
    else await navigate(link.pathname + link.search + link.hash);
  }

  function onClickCapture(event: MouseEvent) {
    const link = (event.target as Element).closest<HTMLAnchorElement>("a[href]");
    if (!link || isForTheBrowser(event, link)) return;
    const leadsElsewhere = link.pathname !== pathname && link.pathname.startsWith("/admin");
    if (navigator.onLine && !(leadsElsewhere && (isTouched.current || lacksCode.current))) return;
    event.preventDefault();
    event.stopPropagation();
    if (navigator.onLine) void follow(link);
    else sayOffline();
  }

  const onInputCapture = () => {
    isTouched.current = true;
  };
  return { onClickCapture, onInputCapture };
}

/** On a slow line somebody writes before the script is there. */
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

/** Whether the browser asked for a screen's code in advance, on a broken line, and did not get it. */
function useCodeThatNeverCame() {
  const isLacking = useRef(false);
  useEffect(() => {
    const note = ({ target }: Event) => {
      if (target instanceof HTMLLinkElement && target.rel === "modulepreload") isLacking.current = true;
    };
    // The failure of a link does not bubble.
    addEventListener("error", note, true);
    return () => removeEventListener("error", note, true);
  }, []);
  return isLacking;
}

/** A new window, a download, another site: nothing on this page is lost. */
function isForTheBrowser(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const isAside = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return (
    isAside || link.target === "_blank" || link.hasAttribute("download") || link.origin !== location.origin
  );
}

const sayOffline = () => showToast({ kind: "error", ...adminTexts.offline });
