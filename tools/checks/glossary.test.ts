import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { nounsOfGlossary } from "./glossary.ts";

test("the nouns of the glossary are read from its tables, in kebab-case, singular and plural", () => {
  const nouns = nounsOfGlossary(
    "| On screen | In code | Not |\n|---|---|---|\n| feira; galeria | `tradeShow`; `gallery` | event |",
  );
  expect(nouns).toEqual(new Set(["trade-show", "trade-shows", "gallery", "galleries"]));
});

test("the project's own glossary holds the nouns of the business", () => {
  const nouns = nounsOfGlossary(readFileSync("docs/glossary.md", "utf8"));
  for (const noun of ["product", "collections", "hero-video", "leads", "curation"])
    expect(nouns).toContain(noun);
});
