export const MENU_ITEMS = ["curation", "rugs", "story", "simulator", "contact"] as const;
export type MenuItemName = (typeof MENU_ITEMS)[number];
