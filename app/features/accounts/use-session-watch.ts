import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { isServerReachable } from "#app/ui/server-reachable.client.ts";
import { withoutAsking } from "./session.client.ts";

const CHANNEL = "urdume.session";
type Word = "revalidate" | "left";

/** What the next frame sends to the other tabs; a sign-out on purpose is sent once. */
let nextWord: Word = "revalidate";

/** To be called when somebody asks to leave: the other tabs then leave as well, instead of asking for a password. */
export function announceSignOut(): void {
  nextWord = "left";
}

/** Tells the other tabs that the session is there again. */
export function announceSignIn(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage("revalidate" satisfies Word);
  channel.close();
}

/**
 * Keeps what is shown in step with who is signed in: asks the server again when the tab is shown again, comes back
 * from the browser's page cache, or another tab enters or leaves the administration. The guard then shows the page or
 * leads away. Entering and leaving both end in a frame that watches, so its first effect informs the other tabs.
 */
export function useSessionWatch(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const check = () => void whenReachable(revalidate);
    const checkWhenShown = () => document.visibilityState === "visible" && check();
    const leave = () => void whenReachable(() => withoutAsking(revalidate));
    const checkWhenRestored = (event: PageTransitionEvent) => event.persisted && leave();
    const channel = new BroadcastChannel(CHANNEL);
    channel.postMessage(nextWord);
    nextWord = "revalidate";
    channel.addEventListener("message", ({ data }: MessageEvent<Word>) =>
      data === "left" ? leave() : check(),
    );
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
  if (await isServerReachable()) await ask();
}
