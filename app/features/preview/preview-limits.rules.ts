/** What a preview may take; on the embedded database nobody else is served meanwhile. */
export const PREVIEW_LIMIT_MS = 2000;
/** More than the longest page's words in three languages. */
export const MAX_TYPED_BYTES = 1024 * 1024;
