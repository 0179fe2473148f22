import { FIND_PATH, type ResultGroup } from "./find-entries.rules.ts";

export async function requestEntries(words: string, signal: AbortSignal): Promise<ResultGroup[] | null> {
  try {
    const response = await fetch(`${FIND_PATH}?${new URLSearchParams({ q: words })}`, { signal });
    return response.ok && !response.redirected ? ((await response.json()) as ResultGroup[]) : null;
  } catch {
    return null;
  }
}
