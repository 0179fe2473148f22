export const FEATURED_LIMIT = 8;
/** Whole rows of a layout that repeats after five. */
export const RUGS_PER_PAGE = 30;

export const pathOfCollection = (slug: string) => `/colecoes/${slug}`;
