/** How many featured rugs the main page shows. */
export const FEATURED_LIMIT = 8;
/** How many rugs one page of a collection shows: whole rows of its hang, which repeats after five. */
export const RUGS_PER_PAGE = 30;

/** Neutral address of a collection's page. */
export const pathOfCollection = (slug: string) => `/colecoes/${slug}`;
