import { describe, expect, it } from "vitest";
import { mainPageScreen } from "../screens/main-page.content.ts";
import { SETTINGS_PT } from "../settings.defaults.pt.ts";
import { withWords, wordsOf } from "./setting-words.rules.ts";

const { forms } = mainPageScreen;
const craft = forms.craft.settings["home.craft"];
const { craft: value, philosophy } = SETTINGS_PT.home;

describe("the words of a setting", () => {
  it("are found by their place; facts are not among them", () => {
    const words = wordsOf(craft, value);
    expect(words.title).toBe(value.title);
    expect(words["facts.knots.value"]).toBe("250.000");
    expect(Object.keys(words).filter((path) => /picture|buttonUrl|id$/.test(path))).toEqual([]);
  });

  it("come back into the same places", () => {
    expect(withWords(craft, value, { "facts.knots.term": "Knots per m²" }).facts[0]).toEqual({
      id: "knots",
      term: "Knots per m²",
      value: "250.000",
    });
    const paragraphs = withWords(forms.philosophy.settings["home.philosophy"], philosophy, {
      "paragraphs.2": "Third",
    }).paragraphs;
    expect(paragraphs).toEqual([
      ...philosophy.paragraphs.slice(0, 2),
      "Third",
      ...philosophy.paragraphs.slice(3),
    ]);
  });

  it("follow an item that changes its place in the list", () => {
    const turned = { ...value, facts: value.facts.toReversed() };
    const saved = withWords(craft, turned, { "facts.knots.term": "Knots per m²" });
    expect(saved.facts.at(-1)?.term).toBe("Knots per m²");
    expect(saved.facts[0]?.term).toBe(value.facts.at(-1)?.term);
  });

  it("stay Portuguese where nothing was translated", () => {
    expect(withWords(craft, value, { title: "" })).toEqual(value);
  });
});
