export type SentFile = { url: string; name: string; bytes: number; at: string };

const KEPT_AS = "urdume.storage-test";

export function readSentFiles(): SentFile[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEPT_AS) ?? "[]");
    return Array.isArray(kept) ? (kept as SentFile[]) : [];
  } catch {
    return [];
  }
}

/** If storage is forbidden, the list lasts until the page is left. */
export function saveSentFiles(files: SentFile[]): void {
  try {
    sessionStorage.setItem(KEPT_AS, JSON.stringify(files));
  } catch {}
}
