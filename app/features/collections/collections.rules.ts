export const FEATURED_LIMIT = 8;
export const PRODUCTS_PER_PAGE = 30;

export const pathOfCollection = (slug: string) => `/colecoes/${slug}`;
