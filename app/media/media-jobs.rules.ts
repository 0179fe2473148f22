export const VARIANTS_JOB = "media.variants";
export const FILM_JOB = "media.film";
export const REMOVAL_JOB = "media.removal";
export const STAGING_JOB = "media.staging";

export const LEFTOVERS_JOB = "media.leftovers";
export const FINGERPRINTS_JOB = "media.fingerprints";

export type MediaJob = { id: string };
export type LeftoversJob = { bucket: string; keys: string[] };
