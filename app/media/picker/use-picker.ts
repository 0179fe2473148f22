import { useEffect, useState } from "react";
import { fetchLibraryPage } from "./picker.client.ts";
import type { LibraryResponse } from "./picker-file.ts";

const ASK_AFTER_MS = 250;

export function useLibrary(kind: string, isOpen: boolean) {
  const [search, setSearch] = useState("");
  const [folder, setFolder] = useState("");
  const [pages, setPages] = useState(1);
  const [round, setRound] = useState(0);
  const [shown, setShown] = useState<LibraryResponse>();
  const [hasFailed, setFailed] = useState(false);
  const [isLoading, setLoading] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks for the same once more
  useEffect(() => {
    if (!isOpen) return;
    const asking = new AbortController();
    setLoading(true);
    const timer = setTimeout(async () => {
      try {
        const response = await fetchLibraryPage({ search, folder, kind }, pages, asking.signal);
        setShown((before) =>
          pages > 1 && before ? { ...response, files: merged(before, response) } : response,
        );
        setFailed(false);
      } catch {
        if (asking.signal.aborted) return;
        setFailed(true);
      }
      setLoading(false);
    }, ASK_AFTER_MS);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [isOpen, search, folder, kind, pages, round]);

  const narrow = (change: () => void) => {
    setPages(1);
    change();
  };
  return {
    shown,
    hasFailed,
    isLoading,
    search,
    folder,
    setSearch: (words: string) => narrow(() => setSearch(words)),
    setFolder: (id: string) => narrow(() => setFolder(id)),
    more: () => setPages(pages + 1),
    again: () => narrow(() => setRound(round + 1)),
  };
}

/** Uploads shift pages, so duplicates are removed. */
function merged(before: LibraryResponse, next: LibraryResponse): LibraryResponse["files"] {
  const known = new Set(before.files.map(({ id }) => id));
  return [...before.files, ...next.files.filter(({ id }) => !known.has(id))];
}
