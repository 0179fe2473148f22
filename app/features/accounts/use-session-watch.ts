import { useEffect } from "react";
import { useRevalidator } from "react-router";

const CHANNEL = "urdume.session";

/**
 * Keeps what is shown in step with who is signed in: asks the server again when the tab is shown again, comes back
 * from the browser's page cache, or another tab enters or leaves the administration. The guard then shows the page or
 * leads away. Entering and leaving both end in a frame that watches, so its first effect tells the other tabs.
 */
export function useSessionWatch(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const check = () => void whenReachable(revalidate);
    const checkWhenShown = () => document.visibilityState === "visible" && check();
    const checkWhenRestored = (event: PageTransitionEvent) => event.persisted && check();
    const channel = new BroadcastChannel(CHANNEL);
    channel.postMessage("look again");
    channel.addEventListener("message", check);
    document.addEventListener("visibilitychange", checkWhenShown);
    window.addEventListener("pageshow", checkWhenRestored);
    return () => {
      channel.close();
      document.removeEventListener("visibilitychange", checkWhenShown);
      window.removeEventListener("pageshow", checkWhenRestored);
    };
  }, [revalidate]);
}

/** Without a connection nothing is asked: a failed reading would put an error page in place of what was typed. */
async function whenReachable(ask: () => Promise<void>): Promise<void> {
  const answer = await fetch("/healthz", { cache: "no-store" }).catch(() => null);
  if (answer) await ask();
}
