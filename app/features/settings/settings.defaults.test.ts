import { describe, expect, it } from "vitest";
import { BUILT_IN_PICTURES } from "#app/features/media/built-in-pictures.ts";
import { LOCALES } from "#app/i18n/locales.ts";
import { wordsOf } from "./setting-words.rules.ts";
import { DEFAULT_SETTINGS } from "./settings.defaults.ts";
import { everySetting, schemaOf } from "./settings.rules.ts";

describe("the demo defaults", () => {
  it("say something in every language where they say something in Portuguese", () => {
    for (const { section, key } of everySetting()) {
      const schema = schemaOf(section, key);
      if (!schema) throw new Error(`${section}.${key} has no schema`);
      const said = LOCALES.map((locale) => {
        const words = wordsOf(schema, (DEFAULT_SETTINGS[locale][section] as Record<string, unknown>)[key]);
        return Object.keys(words).filter((path) => words[path] !== "");
      });
      expect(said[1], `${section}.${key}`).toEqual(said[0]);
      expect(said[2], `${section}.${key}`).toEqual(said[0]);
    }
  });

  it("name only pictures that come with the product", () => {
    const named = JSON.stringify(DEFAULT_SETTINGS).match(/\/media\/[\w.-]+\.(jpg|png|webp)/g) ?? [];
    expect(named.length).toBeGreaterThan(20);
    for (const url of named) expect(BUILT_IN_PICTURES).toHaveProperty([url]);
  });
});
