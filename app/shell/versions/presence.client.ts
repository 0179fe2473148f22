/** Who else has the same open, and who saved it since this form began. */
export type Presence = { others: string[]; savedBy: string | null; isSelf: boolean };

/** Says what is open in this window. Null when the answer is not of this kind: the session may be over. */
export async function askPresence(
  path: string,
  body: URLSearchParams,
  signal: AbortSignal,
): Promise<Presence | null> {
  const response = await fetch(path, { method: "POST", body, signal });
  const isJson = response.headers.get("content-type")?.includes("json");
  return isJson ? ((await response.json()) as Presence) : null;
}

/** A beacon is also sent while the page is being left. */
export function endPresence(path: string, body: URLSearchParams): void {
  navigator.sendBeacon(path, body);
}
