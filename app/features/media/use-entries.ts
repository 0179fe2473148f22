import { useEffect, useState } from "react";
import { askEntries } from "./library.client.ts";
import type { LibraryEntry } from "./library-entry.ts";

/** What is known of the files behind the addresses. Those just chosen are known at once; the others are asked for. */
export function useEntries(urls: readonly string[]) {
  const [known, setKnown] = useState<ReadonlyMap<string, LibraryEntry | null>>(() => new Map());
  const unknown = urls.filter((url) => url !== "" && !known.has(url));
  const asked = unknown.join("\n");

  useEffect(() => {
    if (asked === "") return;
    const asking = new AbortController();
    const wanted = asked.split("\n");
    askEntries(wanted, asking.signal)
      .then((entries) => {
        const found = new Map(entries.map((entry) => [entry.url, entry]));
        setKnown(
          (before) => new Map([...before, ...wanted.map((url) => [url, found.get(url) ?? null] as const)]),
        );
      })
      // Without an answer the address is kept as it is; the server looks at it when the form is sent.
      .catch(() => undefined);
    return () => asking.abort();
  }, [asked]);

  const learn = (entries: readonly LibraryEntry[]) =>
    setKnown((before) => new Map([...before, ...entries.map((entry) => [entry.url, entry] as const)]));
  /** Asks once more about a file that was changed. Without an answer what is known stays. */
  const refresh = (url: string) => void askEntries([url]).then(learn, () => undefined);
  return { known, learn, refresh };
}
