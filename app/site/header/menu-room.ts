import { siteLocales } from "#app/i18n/locales.ts";
import type { MenuItem } from "./menu-items.ts";

/** Widths of a window at which another entry may come into the row. */
export const MENU_WIDTHS = [1280, 1440, 1600, 1760, 1920] as const;
export type MenuWidth = (typeof MENU_WIDTHS)[number];

/** From which width the header's row shows an entry; null: never, it stands in "Mais" at any width. */
export type PlacedItem = MenuItem & { from?: MenuWidth | null };

type Header = {
  brandName: string;
  hasLogo: boolean;
  hasBoatShow: boolean;
  /** The row must stay on the picture, which begins after the mark. */
  isSplit: boolean;
};

/** Where the picture of a split page begins, as a part of the window. */
const SPLIT = 0.28;
const CHARACTER = 8;
const BRAND_GAP = 24;
const LETTER_OF_BRAND = 16;
/** As wide as most logos are at the header's height. */
const LOGO = 220;
const DRAWN_BRAND = 110;
const TARGET = 44;
const MORE_BUTTON = 60;

/**
 * What every site has is always in the row. Pages that the owner added come after it in turn while there is room; the
 * server estimates their widths, so that nothing moves when a page is shown.
 */
export function placeItems(items: readonly MenuItem[], header: Header): PlacedItem[] {
  const shown = items.filter(({ isAdded }) => !isAdded).map(({ name }) => name);
  return items.map((item) => {
    if (!item.isAdded) return item;
    const from = MENU_WIDTHS.find((width) => rowWidth([...shown, item.name], width) <= room(width, header));
    if (from) shown.push(item.name);
    return { ...item, from: from ?? null };
  });
}

function room(width: number, { brandName, hasLogo, hasBoatShow, isSplit }: Header): number {
  const margin = Math.max(48, (width - 1824) / 2 + 48);
  const brand = hasLogo ? LOGO : Math.max(DRAWN_BRAND, brandName.length * LETTER_OF_BRAND);
  const left = isSplit ? Math.max(width * SPLIT, margin + brand + BRAND_GAP) : margin + brand + BRAND_GAP;
  const tools = (hasBoatShow ? 3 : 2) * (TARGET + 4) + siteLocales().length * TARGET + BRAND_GAP + 16;
  return width - margin - tools - left;
}

/** As the style sheet's `gap` of the row. */
const gapAt = (width: number) => Math.min(36, Math.max(14, width * 0.039 - 26));

const rowWidth = (names: readonly string[], width: number): number =>
  names.reduce((sum, name) => sum + name.length * CHARACTER + gapAt(width), MORE_BUTTON);
