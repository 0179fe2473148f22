export const MENU_ITEMS = ["curation", "rugs", "story", "simulator", "contact"] as const;
export type MenuItemName = (typeof MENU_ITEMS)[number];

export const isMenuItem = (entry: string): entry is MenuItemName =>
  MENU_ITEMS.includes(entry as MenuItemName);

/** The entries that an owner's order does not name follow those that it does. */
export const completeMenu = (order: readonly string[]): string[] => [...new Set([...order, ...MENU_ITEMS])];
