/** What a preview may take. */
export const PREVIEW_LIMIT_MS = 2000;
/** More than the longest page's words in three languages. */
export const MAX_TYPED_BYTES = 1024 * 1024;

/** For how many days a link opens. */
export const LINK_DAYS = [1, 7, 30] as const;
export const USUAL_LINK_DAYS = 7;
/** For so long a link answers 410; then 404. */
export const GONE_LINKS_KEPT_DAYS = 30;
/** Openings of links at a time, and within a while from one address. */
export const LINK_QUEUE = { atOnce: 2, waiting: 20, patienceMs: 4000, workMs: 20_000 };
export const OPENINGS_PER_ADDRESS = 60;
