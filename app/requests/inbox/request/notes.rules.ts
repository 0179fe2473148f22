/** Browsers post other line ends than their scripts read. */
export const plainLines = (text: string): string => text.replace(/\r\n?/g, "\n");

/**
 * What is kept of notes that were typed over `before`. When somebody else changed what is stored meanwhile, nothing of
 * either is dropped: typed lines that are not stored follow what is.
 */
export function mergeNotes(before: string, found: string, typed: string): string {
  // Notes that were kept before line ends were made alike.
  const stored = plainLines(found);
  if (stored === before || stored === "") return typed;
  const kept = new Set(stored.split("\n"));
  return [stored, ...typed.split("\n").filter((line) => !kept.has(line))].join("\n");
}
