import { useEffect, useState } from "react";
import { useEditorFrame } from "#app/content/versions/editor-frame.ts";
import { newUuid } from "#app/ui/forms/new-key.ts";
import { askPresence, endPresence } from "./presence.client.ts";
import type { PresenceState } from "./presence.server.ts";

const POLL_MS = 10_000;

const NOBODY: PresenceState = { others: [], savedBy: null, isSelf: false };

/** Reports and lists open editors. */
export function usePresence(slug: string, id: string | null, version: number | null): PresenceState {
  const [presence, setPresence] = useState(NOBODY);
  const { presencePath } = useEditorFrame();
  useEffect(() => {
    if (!id) return;
    const own = newUuid();
    const leaving = new AbortController();
    const fields = (more = {}) =>
      new URLSearchParams({ window: own, slug, id, version: `${version ?? ""}`, ...more });
    const check = async () => {
      if (document.visibilityState === "hidden") return;
      // Retried at the next interval.
      const found = await askPresence(presencePath, fields(), leaving.signal);
      if (found) setPresence(found);
    };
    const refreshQuietly = () => void check().catch(() => undefined);
    const leave = () => endPresence(presencePath, fields({ left: "1" }));
    refreshQuietly();
    const timer = setInterval(refreshQuietly, POLL_MS);
    document.addEventListener("visibilitychange", refreshQuietly);
    window.addEventListener("pagehide", leave);
    return () => {
      clearInterval(timer);
      leaving.abort();
      leave();
      document.removeEventListener("visibilitychange", refreshQuietly);
      window.removeEventListener("pagehide", leave);
    };
  }, [slug, id, version, presencePath]);
  return presence;
}
