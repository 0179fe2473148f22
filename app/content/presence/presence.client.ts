import type { PresenceState } from "./presence.server.ts";

/** Null for another answer, as when the session has expired. */
export async function askPresence(
  path: string,
  body: URLSearchParams,
  signal: AbortSignal,
): Promise<PresenceState | null> {
  const response = await fetch(path, { method: "POST", body, signal });
  const isJson = response.headers.get("content-type")?.includes("json");
  return isJson ? ((await response.json()) as PresenceState) : null;
}

/** Beacons are sent even while the page is closed. */
export function endPresence(path: string, body: URLSearchParams): void {
  navigator.sendBeacon(path, body);
}
