import { useEffect, useState } from "react";
import { requestEntries } from "#app/admin/entry-search/find-entries.client.ts";
import { LEAST_LETTERS, type ResultGroup } from "#app/admin/entry-search/find-entries.rules.ts";

const PAUSE_MS = 200;

/** Debounced. */
export function useEntrySearch(asked: string): ResultGroup[] {
  const [found, setFound] = useState<ResultGroup[]>([]);
  const words = asked.trim();
  useEffect(() => {
    if (words.length < LEAST_LETTERS) return setFound([]);
    const stop = new AbortController();
    const timer = setTimeout(
      () => void requestEntries(words, stop.signal).then((groups) => groups && setFound(groups)),
      PAUSE_MS,
    );
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [words]);
  return found;
}
