import { countMissing, type Words } from "#app/i18n/translated-words.ts";
import type { EntryRow } from "./entry-list.tsx";

type Entry = { row: { id: string; active: boolean }; words: Words };

/** What the list shows of an entry. */
export function entryRow(
  { row, words }: Entry,
  names: readonly string[],
  shown: Pick<EntryRow, "name" | "facts" | "thumb">,
): EntryRow {
  const missing = countMissing(words, names, "es") + countMissing(words, names, "en");
  return { id: row.id, isActive: row.active, missing, ...shown };
}
