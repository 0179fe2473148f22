import { readFileSync, statSync } from "node:fs";
import { expect, test } from "vitest";
import { DEFAULT_TILES } from "#app/features/collections/collection-tiles.defaults.ts";
import { DEFAULT_SETTINGS } from "#app/features/settings/settings.defaults.ts";
import { CATALOGUE } from "./catalogue.ts";
import { FAMILIES } from "./collections.ts";
import { EDITIONS } from "./curation.ts";
import type { LocalizedText } from "./localized-text.ts";
import { squareMetreGramsOf } from "./product-finish.ts";
import { materialsOf } from "./product-words.ts";
import type { SeedMedia } from "./seed-media.ts";
import { storyBody, storyPictures } from "./story.ts";

const LANGUAGES: (keyof LocalizedText)[] = ["pt", "es", "en"];

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

const YARNS = JSON.parse(readFileSync("db/seed/rug-yarns.json", "utf8")) as {
  name: string;
  pileHeightMetres: number;
}[];
const pileOf = (rug: string) =>
  Math.round((YARNS.find(({ name }) => name === rug)?.pileHeightMetres ?? 0) * 1000);
const cm = (metres: number) => Math.round(metres * 100);
const sizeOf = (width: number, length: number, isRound: boolean) =>
  isRound ? `Ø ${cm(width)}` : `${cm(width)}\u00a0×\u00a0${cm(length)}`;

const MEDIA = JSON.parse(readFileSync("db/seed/media.json", "utf8")) as SeedMedia[];
const captionOf = (picture: string) => MEDIA.find(({ name }) => name === picture)?.caption;
const MEDIA_LIMIT_BYTES = 60_000_000;

test("the demo's pictures and films, renditions included, stay under 60 MB", () => {
  const files = MEDIA.flatMap(({ file, bytes, variants, light }) =>
    [{ file, bytes }, ...variants, light].filter((one) => one !== undefined),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter(({ file, bytes }) => statSync(file).size !== bytes)).toEqual([]);
  expect(files.reduce((total, { bytes }) => total + bytes, 0)).toBeLessThan(MEDIA_LIMIT_BYTES);
});

/** Of a rug in a room: name, size, place. */
const CM = "\u00a0cm. ";

test("each label names its rug, a size that it has and the pile that it has", () => {
  let rooms = 0;
  for (const { rug, name, images, sizes, shape } of CATALOGUE) {
    expect(captionOf(`${rug}-corner`)?.["pt-BR"], rug).toContain(` ${pileOf(rug)}\u00a0mm`);
    for (const room of images.filter((image) => captionOf(image)?.["pt-BR"].includes(CM))) {
      rooms += 1;
      for (const caption of Object.values(captionOf(room) ?? {})) {
        const [shown = ""] = caption.split(CM);
        const known = sizes.map(([width, length]) => `${name}, ${sizeOf(width, length, shape === "round")}`);
        expect(known, room).toContain(shown);
      }
    }
  }
  expect(rooms).toBe(23);
});

test("the tile of textures names the pile of its rug, and that of another of its shelf", () => {
  const tile = DEFAULT_TILES.find(({ url }) => url.endsWith("/texturizados"));
  const cut = CATALOGUE.filter(({ category, rug }) => category === "texturizados" && rug !== "trama").map(
    ({ rug }) => pileOf(rug),
  );
  for (const { description } of Object.values(tile?.words ?? {})) {
    const [boucle = 0, other = 0] = (description.match(/\d+(?= mm)/g) ?? []).map(Number);
    expect(boucle).toBe(pileOf("trama"));
    expect(cut).toContain(other);
  }
});

test("a rug weighs what the site's texts say of it", () => {
  const kilogramsOf = (rug: string) => {
    const { technique } = CATALOGUE.find((one) => one.rug === rug) ?? {};
    return technique ? squareMetreGramsOf(technique, pileOf(rug) / 1000) / 1000 : 0;
  };
  for (const { boatShow } of Object.values(DEFAULT_SETTINGS)) {
    expect(boatShow.text).toMatch(/^Marola/);
    expect(boatShow.text).toContain(` ${kilogramsOf("marola")} kg `);
  }
  // Its wool alone, of six square metres; under it there is cotton.
  expect(kilogramsOf("ocean-blue") * 6).toBeGreaterThan(21);
  expect(kilogramsOf("ocean-blue") * 6).toBeLessThan(30);
});

test("the story tells the pile and the backing that the rugs have", () => {
  const pile = pileOf("ocean-blue");
  const body = storyBody(storyPictures((name) => name, pile));
  expect(body.pt).toContain(`Ocean Blue, ${pile} mm de pelo`);
  expect(body.pt).toContain("Golden Lines dobrado: o avesso de algodão");
});
