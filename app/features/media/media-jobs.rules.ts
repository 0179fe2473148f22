/** Kinds of work on stored files. Each takes the `id` of a media row. */
export const VARIANTS_JOB = "media.variants";
export const FILM_JOB = "media.film";
export const REMOVAL_JOB = "media.removal";
export const STAGING_JOB = "media.staging";

/** Renditions that a replaced file left behind. */
export const LEFTOVERS_JOB = "media.leftovers";
export const FINGERPRINTS_JOB = "media.fingerprints";

export type MediaJob = { id: string };
/** Of which removal: a file that was brought back and removed again has another window. */
export type RemovalJob = MediaJob & { removedAt: string };
export type LeftoversJob = { bucket: string; keys: string[] };
