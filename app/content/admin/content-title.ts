import type { ContentItem } from "#app/content/content.server.ts";
import { contentTexts } from "#app/content/content.texts.ts";
import type { ContentType, Entry, ListedType } from "#app/content/define-content.ts";
import type { ListView } from "./list-screen.server.ts";

export const titleOf = ({ title }: ContentType, entry: Entry) =>
  String((entry as Record<string, unknown>)[title]);

/** Of the screen of an item; null for a new one. */
export const screenTitle = (type: ListedType, item: ContentItem | null): string =>
  item ? (type.heading?.(item.entry) ?? titleOf(type, item.entry)) : type.texts.create;

/** Of the browser's tab: the item's name first. */
export function documentTitle(type: ListedType, view: ListView | undefined): string {
  const { pageTitle } = type.texts;
  return view?.kind === "item"
    ? contentTexts.itemTitle(screenTitle(type, view.item), pageTitle)
    : contentTexts.documentTitle(pageTitle);
}
