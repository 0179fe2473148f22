import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { LOCALES, type Locale } from "#app/i18n/locales.ts";
import { detailsOf, placeOf } from "#app/requests/define-request.ts";
import { CONSENT_VERSIONS } from "#app/requests/privacy/consent.rules.ts";
import { consentTexts } from "#app/requests/privacy/consent.texts.ts";
import { labelOfOrigin, REQUEST_ORIGINS, REQUESTS } from "./requests.ts";

type Words = [version: string, digest: string | undefined, (locale: Locale) => (brand: string) => string];
const { simulation, sharedPicture } = CONSENT_VERSIONS;
const WORDS: Words[] = [
  ...REQUESTS.map(({ consent, texts }): Words => {
    return [consent.version, consent.digest, (locale) => texts(locale).consent ?? String];
  }),
  [simulation, "1e302a62ecee6c93", (locale) => consentTexts(locale).simulation],
  [sharedPicture, "cafcacea71bc043b", (locale) => consentTexts(locale).sharedPicture],
];

test.each(WORDS)("the words of consent %s are those of their version", (_, digest, wordsIn) => {
  const words = LOCALES.map((locale) => wordsIn(locale)("Urdume"));
  expect(createHash("sha256").update(words.join("\n")).digest("hex").slice(0, 16)).toBe(digest);
});

test("a request is found by its form, its origin and, in sheets, by the words of its details", () => {
  for (const names of [REQUESTS.map(({ type }) => type), REQUEST_ORIGINS, REQUEST_ORIGINS.map(labelOfOrigin)])
    expect(new Set(names).size).toBe(names.length);
  const namesOf = Map.groupBy(REQUESTS.flatMap(detailsOf), ({ label }) => label);
  for (const details of namesOf.values())
    expect(new Set(details.map(({ name }) => name)).size, details[0]?.label).toBe(1);
});

test("whoever sends a request has a name and a way to be answered, and nothing of it is lost", () => {
  for (const declared of REQUESTS.filter(({ type }) => type !== "simulation")) {
    const places = Object.keys(declared.fields).map((field) => placeOf(declared, field));
    expect(places, declared.type).toContain("name");
    expect(
      ["email", "whatsapp", "reach"].some((reach) => places.includes(reach)),
      declared.type,
    ).toBe(true);
    const details = declared.store === "message" ? detailsOf(declared) : [];
    expect(details, declared.type).toEqual([]);
  }
  expect(REQUESTS.filter(({ store }) => store === "message")).toHaveLength(1);
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
