import { useEffect, useState } from "react";
import { fetchLibraryFiles } from "./picker.client.ts";
import type { LibraryFile } from "./picker-file.ts";

/** Chosen files are known at once; others are fetched. */
export function useLibraryFiles(urls: readonly string[]) {
  const [known, setKnown] = useState<ReadonlyMap<string, LibraryFile | null>>(() => new Map());
  const unknown = urls.filter((url) => url !== "" && !known.has(url));
  const asked = unknown.join("\n");

  useEffect(() => {
    if (asked === "") return;
    const wanted = asked.split("\n");
    fetchLibraryFiles(wanted)
      .then((files) => {
        const found = new Map(files.map((file) => [file.url, file]));
        setKnown(
          (before) => new Map([...before, ...wanted.map((url) => [url, found.get(url) ?? null] as const)]),
        );
      })
      // On failure the address is kept; the server checks it later.
      .catch(() => undefined);
  }, [asked]);

  const learn = (files: readonly LibraryFile[]) =>
    setKnown((before) => new Map([...before, ...files.map((file) => [file.url, file] as const)]));
  const refresh = (url: string) => void fetchLibraryFiles([url]).then(learn, () => undefined);
  return { known, learn, refresh };
}
