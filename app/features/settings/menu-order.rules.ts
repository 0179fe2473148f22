/** The items of the main menu, in the order that they have until the owner chooses another. */
export const MENU_ITEMS = ["curation", "rugs", "story", "simulator", "contact"] as const;
export type MenuItemName = (typeof MENU_ITEMS)[number];
