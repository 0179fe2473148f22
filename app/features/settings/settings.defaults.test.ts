import { describe, expect, it } from "vitest";
import { LOCALES } from "#app/i18n/locales.ts";
import { BUILT_IN_PICTURES } from "#app/media/built-in-pictures.ts";
import { valueIn } from "./default-settings.server.ts";
import { SETTING_NAMES, schemaNamed } from "./saving/declared-settings.ts";
import { wordsOf } from "./saving/setting-words.rules.ts";
import { DEFAULT_SETTINGS } from "./settings.defaults.ts";

describe("the demo defaults", () => {
  it("say something in every language where they say something in Portuguese", () => {
    for (const name of SETTING_NAMES) {
      const said = LOCALES.map((locale) => {
        const words = wordsOf(schemaNamed(name), valueIn(DEFAULT_SETTINGS[locale], name));
        return Object.keys(words).filter((path) => words[path] !== "");
      });
      expect(said[1], name).toEqual(said[0]);
      expect(said[2], name).toEqual(said[0]);
    }
  });

  it("name only pictures that come with the product", () => {
    const named = JSON.stringify(DEFAULT_SETTINGS).match(/\/media\/[\w.-]+\.(jpg|png|webp)/g) ?? [];
    expect(named.length).toBeGreaterThan(20);
    for (const url of named) expect(BUILT_IN_PICTURES).toHaveProperty([url]);
  });
});
