import { type NamedRug, RUG_NAMES_PATH } from "./rug-names.rules.ts";

/** Best first; null when they could not be asked for. */
export async function findRugs(words: string, signal?: AbortSignal): Promise<NamedRug[] | null> {
  try {
    const query = new URLSearchParams({ q: words });
    const response = await fetch(`${RUG_NAMES_PATH}?${query}`, { signal: signal ?? null });
    return response.ok && !response.redirected ? ((await response.json()) as NamedRug[]) : null;
  } catch {
    return null;
  }
}
