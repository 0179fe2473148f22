import { useEffect, useState } from "react";
import { fetchLibraryFiles } from "./library.client.ts";
import type { LibraryFile } from "./library-file.ts";

/** What is known of the files behind the addresses. Those just chosen are known at once; the others are asked for. */
export function useLibraryFiles(urls: readonly string[]) {
  const [known, setKnown] = useState<ReadonlyMap<string, LibraryFile | null>>(() => new Map());
  const unknown = urls.filter((url) => url !== "" && !known.has(url));
  const asked = unknown.join("\n");

  useEffect(() => {
    if (asked === "") return;
    const asking = new AbortController();
    const wanted = asked.split("\n");
    fetchLibraryFiles(wanted, asking.signal)
      .then((files) => {
        const found = new Map(files.map((file) => [file.url, file]));
        setKnown(
          (before) => new Map([...before, ...wanted.map((url) => [url, found.get(url) ?? null] as const)]),
        );
      })
      // Without an answer the address is kept as it is; the server looks at it when the form is sent.
      .catch(() => undefined);
    return () => asking.abort();
  }, [asked]);

  const learn = (files: readonly LibraryFile[]) =>
    setKnown((before) => new Map([...before, ...files.map((file) => [file.url, file] as const)]));
  /** Asks once more about a file that was changed. Without an answer what is known stays. */
  const refresh = (url: string) => void fetchLibraryFiles([url]).then(learn, () => undefined);
  return { known, learn, refresh };
}
