import { countMissing, type Words } from "#app/i18n/translated-words.ts";
import type { ItemRow } from "./item-list.tsx";

type ListItem = { row: { id: string; active: boolean }; words: Words };

/** What the list shows of an item. */
export function itemRow(
  { row, words }: ListItem,
  names: readonly string[],
  shown: Pick<ItemRow, "name" | "facts" | "thumb">,
): ItemRow {
  const missing = countMissing(words, names, "es") + countMissing(words, names, "en");
  return { id: row.id, isActive: row.active, missing, ...shown };
}
