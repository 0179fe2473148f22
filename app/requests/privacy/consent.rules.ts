/** Change a version with its wording. */
export const CONSENT_VERSIONS = {
  simulation: "simulation-2026-11",
  sharedPicture: "shared-picture-2026-11",
} as const;
