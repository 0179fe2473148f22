export const PREVIEW_LIMIT_MS = 2000;
export const MAX_TYPED_BYTES = 1024 * 1024;

export const LINK_DAYS = [1, 7, 30] as const;
export const USUAL_LINK_DAYS = 7;
/** 410 for this long, then 404. */
export const GONE_LINKS_KEPT_DAYS = 30;
export const LINK_QUEUE = { atOnce: 2, waiting: 20, queueTimeoutMs: 4000, workMs: 20_000 };
export const OPENINGS_PER_ADDRESS = 60;
