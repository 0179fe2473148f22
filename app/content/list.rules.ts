/** Stands for the id of a new item in addresses. */
export const NEW_ITEM = "novo";

export const ITEMS_PER_PAGE = 50;
