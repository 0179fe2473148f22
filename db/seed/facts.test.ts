import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { CATALOGUE } from "./catalogue.ts";
import { FAMILIES } from "./collections.ts";
import { EDITIONS } from "./curation.ts";
import { materialsOf } from "./product-words.ts";
import type { Said } from "./said.ts";
import { storyBody } from "./story.ts";

const LANGUAGES: (keyof Said)[] = ["pt", "es", "en"];

test("the year of relief shows no rug without pile", () => {
  const edition = EDITIONS.find(({ year }) => year === 2024);
  const rugs = edition?.images.map((image) =>
    CATALOGUE.find(({ rug, images }) => rug === image || images.includes(image)),
  );
  expect(rugs).toHaveLength(6);
  expect(rugs?.map((rug) => rug?.technique)).not.toContain("woven");
  expect(rugs).not.toContain(undefined);
});

test.each(LANGUAGES)("the natural collection names what its rugs are made of, in %s", (language) => {
  const words = FAMILIES.find(({ slug }) => slug === "natural")?.description[language].toLowerCase() ?? "";
  for (const { materials } of CATALOGUE.filter(({ collection }) => collection === "natural"))
    for (const material of materials) {
      const name = materialsOf([material])[language].toLowerCase().split(" ");
      expect(name.some((word) => words.includes(word))).toBe(true);
    }
});

test("the story tells the pile and the backing that the rugs have", () => {
  const yarns = JSON.parse(readFileSync("db/seed/rug-yarns.json", "utf8")) as {
    name: string;
    pileHeightMetres: number;
  }[];
  const pile = (yarns.find(({ name }) => name === "ocean-blue")?.pileHeightMetres ?? 0) * 1000;
  const body = storyBody({ cover: "a", fold: "b", pile: "c", pileMillimetres: pile });
  expect(body.pt).toContain(`Ocean Blue, ${pile} mm de pelo`);
  expect(body.pt).toContain("Golden Lines dobrado: o avesso de algodão");
});
