/**
 * What is kept of notes that were typed over `before`. When somebody else changed what is stored meanwhile, nothing of
 * either is dropped: typed lines that are not stored follow what is.
 */
export function mergeNotes(before: string, stored: string, typed: string): string {
  if (stored === before || stored === "") return typed;
  const kept = new Set(stored.split("\n"));
  return [stored, ...typed.split("\n").filter((line) => !kept.has(line))].join("\n");
}
