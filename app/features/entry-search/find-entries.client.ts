import { FIND_PATH, type FoundGroup } from "./find-entries.rules.ts";

export async function requestEntries(words: string, signal: AbortSignal): Promise<FoundGroup[] | null> {
  try {
    const response = await fetch(`${FIND_PATH}?${new URLSearchParams({ q: words })}`, { signal });
    return response.ok && !response.redirected ? ((await response.json()) as FoundGroup[]) : null;
  } catch {
    return null;
  }
}
