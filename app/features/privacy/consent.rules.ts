/** Version of the words that a person agreed to, by purpose; another wording gets another version. */
export const CONSENT_VERSIONS = {
  contact: "contact-2026-11",
  quote: "quote-2026-11",
  sample: "sample-2026-11",
  favourites: "favourites-2026-11",
  madeToMeasure: "made-to-measure-2026-11",
  trade: "trade-2026-11",
  simulation: "simulation-2026-11",
  sharedPicture: "shared-picture-2026-11",
} as const;

export type ConsentPurpose = keyof typeof CONSENT_VERSIONS;
