import { useEffect, useState } from "react";
import { readSentFiles, type SentFile, saveSentFiles } from "./sent-files.client.ts";

export function useSentFiles() {
  const [files, setFiles] = useState<SentFile[]>([]);
  useEffect(() => setFiles(readSentFiles()), []);

  function change(next: (before: SentFile[]) => SentFile[]) {
    setFiles((before) => {
      const after = next(before);
      saveSentFiles(after);
      return after;
    });
  }
  return {
    files,
    add: (file: SentFile) => change((before) => [file, ...before]),
    remove: (url: string) => change((before) => before.filter((file) => file.url !== url)),
    undelete: (file: SentFile) =>
      change((before) => [...before, file].sort((a, b) => b.at.localeCompare(a.at))),
  };
}

export type SentFiles = ReturnType<typeof useSentFiles>;
