import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { isServerReachable } from "#app/ui/feedback/server-reachable.client.ts";
import { noteSignOut, takeSignOut, withoutAsking } from "./session.client.ts";

const CHANNEL = "urdume.session";
type Word = "revalidate" | "left";

/** By the page that signing out leads to, which may be another document. */
export const announceSignOut = noteSignOut;

export function announceSignIn(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage("revalidate" satisfies Word);
  channel.close();
}

/** Revalidates when the tab is shown again, or another tab signs in or out (reported by the first effect). */
export function useSessionWatch(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const check = () => void whenReachable(revalidate);
    const checkWhenShown = () => document.visibilityState === "visible" && check();
    const leave = () => void whenReachable(() => withoutAsking(revalidate));
    const checkWhenRestored = (event: PageTransitionEvent) => event.persisted && leave();
    const channel = new BroadcastChannel(CHANNEL);
    channel.postMessage(takeSignOut() ? "left" : ("revalidate" satisfies Word));
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

/** Offline, a failed load would replace unsaved input with an error page. */
async function whenReachable(ask: () => Promise<void>): Promise<void> {
  if (await isServerReachable()) await ask();
}
