export const FEATURED_LIMIT = 8;
export const PRODUCTS_PER_PAGE = 30;
/** Collections and categories together. */
export const COLLECTIONS_PER_PAGE = 30;
/** In the main page's strip, which leads to all of them. */
export const TILES_LIMIT = 12;

export const pathOfCollection = (slug: string) => `/colecoes/${slug}`;
