import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { LOCALES } from "#app/i18n/locales.ts";
import { CONSENT_VERSIONS, type ConsentPurpose } from "./consent.rules.ts";
import { consentTexts } from "./consent.texts.ts";

/** What each version says, in all languages together. A new wording adds a line with a new version; none is edited. */
const WORDS_OF_VERSION: Record<string, string> = {
  "contact-2026-11": "0f452d4318bca92c",
  "quote-2026-11": "1be16dc6e92b731b",
  "sample-2026-11": "07a83c929f874d64",
  "favourites-2026-11": "4c3dc312167959d1",
  "made-to-measure-2026-11": "ed0fd80000e52169",
  "trade-2026-11": "f31cd32017699de8",
  "simulation-2026-11": "1e302a62ecee6c93",
  "shared-picture-2026-11": "cafcacea71bc043b",
};

test.each(Object.entries(CONSENT_VERSIONS))("the words of %s are those of version %s", (purpose, version) => {
  const words = LOCALES.map((locale) => consentTexts(locale)[purpose as ConsentPurpose]("Urdume"));
  const digest = createHash("sha256").update(words.join("\n")).digest("hex").slice(0, 16);
  expect(digest).toBe(WORDS_OF_VERSION[version]);
});
