import { FIND_PATH, type FoundGroup } from "./find-entries.rules.ts";

export async function requestEntries(words: string, signal: AbortSignal): Promise<FoundGroup[] | null> {
  try {
    const answer = await fetch(`${FIND_PATH}?${new URLSearchParams({ q: words })}`, { signal });
    return answer.ok && !answer.redirected ? ((await answer.json()) as FoundGroup[]) : null;
  } catch {
    return null;
  }
}
