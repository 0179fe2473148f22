import { useEffect, useState } from "react";

export type SentFile = { url: string; name: string; bytes: number; at: string };

const KEPT_AS = "urdume.storage-test";

/** What was sent since the session began; a reload does not forget it, closing the tab does. */
export function useSentFiles() {
  const [files, setFiles] = useState<SentFile[]>([]);
  useEffect(() => setFiles(read()), []);

  function change(next: (before: SentFile[]) => SentFile[]) {
    setFiles((before) => {
      const after = next(before);
      keep(after);
      return after;
    });
  }
  return {
    files,
    add: (file: SentFile) => change((before) => [file, ...before]),
    remove: (url: string) => change((before) => before.filter((file) => file.url !== url)),
    bringBack: (file: SentFile) =>
      change((before) => [...before, file].sort((a, b) => b.at.localeCompare(a.at))),
  };
}

export type SentFiles = ReturnType<typeof useSentFiles>;

function read(): SentFile[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEPT_AS) ?? "[]");
    return Array.isArray(kept) ? (kept as SentFile[]) : [];
  } catch {
    return [];
  }
}

/** A browser that keeps nothing shows the list until the page is left. */
function keep(files: SentFile[]): void {
  try {
    sessionStorage.setItem(KEPT_AS, JSON.stringify(files));
  } catch {}
}
