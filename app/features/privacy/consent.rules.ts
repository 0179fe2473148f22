/** Version of the words that a person agreed to, by purpose; another wording gets another version. */
export const CONSENT_VERSIONS = {
  simulation: "simulation-2026-11",
  sharedPicture: "shared-picture-2026-11",
} as const;
