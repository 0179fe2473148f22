/** Best first; null when they could not be asked for. */
export async function fetchAnswers<T>(
  path: string,
  words: string,
  signal: AbortSignal | null = null,
): Promise<T[] | null> {
  try {
    const response = await fetch(`${path}?${new URLSearchParams({ q: words })}`, { signal });
    return response.ok && !response.redirected ? ((await response.json()) as T[]) : null;
  } catch {
    return null;
  }
}
