import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { CONSENT_VERSIONS } from "#app/features/privacy/consent.rules.ts";
import { consentTexts } from "#app/features/privacy/consent.texts.ts";
import { detailsOf } from "#app/features/requests/define-request.ts";
import { LOCALES, type Locale } from "#app/i18n/locales.ts";
import { labelOfOrigin, REQUEST_ORIGINS, REQUESTS } from "./requests.ts";

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

const WORDS: [string, (locale: Locale) => (brand: string) => string][] = [
  ...REQUESTS.map(({ consent, texts }): (typeof WORDS)[number] => [
    consent,
    (locale) => texts(locale).consent,
  ]),
  [CONSENT_VERSIONS.simulation, (locale) => consentTexts(locale).simulation],
  [CONSENT_VERSIONS.sharedPicture, (locale) => consentTexts(locale).sharedPicture],
];

test.each(WORDS)("the words of consent %s are those of their version", (version, wordsIn) => {
  const words = LOCALES.map((locale) => wordsIn(locale)("Urdume"));
  const digest = createHash("sha256").update(words.join("\n")).digest("hex").slice(0, 16);
  expect(digest).toBe(WORDS_OF_VERSION[version]);
});

test("a request is found by its form, its origin and, in sheets, by the words of its details", () => {
  for (const names of [REQUESTS.map(({ type }) => type), REQUEST_ORIGINS, REQUEST_ORIGINS.map(labelOfOrigin)])
    expect(new Set(names).size).toBe(names.length);
  const namesOf = Map.groupBy(REQUESTS.flatMap(detailsOf), ({ label }) => label);
  for (const details of namesOf.values())
    expect(new Set(details.map(({ name }) => name)).size, details[0]?.label).toBe(1);
});

test("each field that is seen has its words in every language, and each value of a choice", () => {
  for (const { type, fields, texts } of REQUESTS)
    for (const locale of LOCALES)
      for (const [name, { kind, options = [] }] of Object.entries(fields)) {
        if (kind === "id" || kind === "slugs") continue;
        expect(texts(locale).labels, `${type} ${locale}`).toHaveProperty(name);
        for (const value of options) expect(texts(locale).options?.[name]).toHaveProperty(value);
      }
});
