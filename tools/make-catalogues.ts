/**
 * Makes the demo brand's catalogues (`db/seed/documents/*.pdf`) out of the demo content: one for each year's curation
 * and one of the collections.
 *
 *     node tools/make-catalogues.ts
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import type { CataloguePlate, CatalogueRug } from "../app/features/documents/catalogue.ts";
import { drawCatalogue } from "../app/features/documents/catalogue.ts";
import { toPrint } from "../app/features/documents/printed-picture.server.ts";
import { hungSize, ROUND_SHAPE, sizeName } from "../app/features/products/products.rules.ts";
import { SETTINGS_PT } from "../app/features/settings/settings.defaults.pt.ts";
import { CATALOGUE, type CatalogueRug as SeedRug } from "../db/seed/catalogue.ts";
import { FAMILIES } from "../db/seed/collections.ts";
import { EDITIONS } from "../db/seed/curation.ts";
import { materialsOf, TECHNIQUES } from "../db/seed/product-words.ts";
import { type Said, say } from "../db/seed/said.ts";
import type { SeedMedia } from "../db/seed/seed-media.ts";

const FOLDER = "db/seed/documents";
/** Sharp enough at the size of the page, and the whole catalogue still fits a mail. */
const PLATE = { edge: 1300, quality: 66 };
const SMALL_PLATE = { edge: 640, quality: 66 };
const MAX_BYTES = 3 * 1024 * 1024;
const COLLECTIONS_AT = new Date("2026-01-15T12:00:00Z");

const media: SeedMedia[] = JSON.parse(readFileSync("db/seed/media.json", "utf8"));
const { brand, contact } = SETTINGS_PT;
const back = [
  brand.name,
  ...contact.addressLines,
  `WhatsApp ${contact.whatsappLabel}`,
  contact.email,
  "",
  contact.hoursShort,
];

function mediaOf(name: string): SeedMedia {
  const found = media.find((entry) => entry.name === name);
  if (!found) throw new Error(`The demo has no file called ${name}`);
  return found;
}

const pictureOf = (name: string, { edge, quality } = PLATE) =>
  toPrint(readFileSync(mediaOf(name).file), edge, quality);

async function rugOf(entry: SeedRug, size = PLATE): Promise<CatalogueRug> {
  const isRound = entry.shape === ROUND_SHAPE;
  const sizes = entry.sizes.map(([widthMetres, lengthMetres]) => ({ widthMetres, lengthMetres }));
  const [materials, technique] = [materialsOf(entry.materials), TECHNIQUES[entry.technique]];
  const facts = (language: keyof Said) => `${materials[language]}. ${technique[language]}.`;
  return {
    picture: await pictureOf(entry.rug, size),
    name: entry.name,
    ...(hungSize(sizes, isRound) ?? { widthMetres: 2, lengthMetres: 3 }),
    facts: say(facts("pt"), facts("es"), facts("en")),
    sizes: sizes.map((one) => sizeName(one, isRound)).join(" · "),
  };
}

async function plateOf(name: string): Promise<CataloguePlate> {
  const rug = CATALOGUE.find((entry) => entry.rug === name);
  if (rug) return { kind: "rug", rug: await rugOf(rug) };
  const { alt } = mediaOf(name);
  return { kind: "scene", picture: await pictureOf(name), caption: say(alt["pt-BR"], alt.es, alt.en) };
}

async function makeEdition({ year, title, description, catalogueName, images }: (typeof EDITIONS)[number]) {
  const scene = images.find((name) => !CATALOGUE.some(({ rug }) => rug === name)) ?? images[0] ?? "";
  return drawCatalogue({
    brand: brand.name,
    name: catalogueName,
    mark: String(year),
    cover: await pictureOf(scene),
    title,
    text: description,
    plates: await Promise.all(images.map(plateOf)),
    back,
    at: new Date(Date.UTC(year, 2, 1, 12)),
  });
}

async function makeCollections() {
  const plates: CataloguePlate[] = [];
  for (const { slug, title, description } of FAMILIES) {
    const picture = await pictureOf(`collection-${slug}`);
    plates.push({ kind: "chapter", picture, title, text: description });
    const entries = CATALOGUE.filter(({ collection }) => collection === slug);
    plates.push({ kind: "rugs", rugs: await Promise.all(entries.map((entry) => rugOf(entry, SMALL_PLATE))) });
  }
  return drawCatalogue({
    brand: brand.name,
    name: say("Catálogo das coleções", "Catálogo de las colecciones", "Catalogue of the collections"),
    mark: "Coleções",
    cover: await pictureOf("showroom"),
    title: say(
      "Cinco coleções, vinte peças",
      "Cinco colecciones, veinte piezas",
      "Five collections, twenty pieces",
    ),
    text: say(
      "Todas as peças na mesma escala. Cada uma se faz em outra medida, outra cor e outro pelo.",
      "Todas las piezas a la misma escala. Cada una se hace en otra medida, otro color y otro pelo.",
      "Every piece at the same scale. Each can be made in another size, another colour and another pile.",
    ),
    plates,
    back,
    at: COLLECTIONS_AT,
  });
}

function keep(name: string, { bytes, pages }: { bytes: Buffer; pages: number }): void {
  if (bytes.length > MAX_BYTES) throw new Error(`${name}.pdf has ${bytes.length} bytes, which is too heavy`);
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(`${FOLDER}/${name}.pdf`, bytes);
  console.log(`${name}.pdf: ${pages} pages, ${Math.round(bytes.length / 1024)} kB`);
}

for (const edition of EDITIONS) keep(edition.document, await makeEdition(edition));
keep("catalogo-colecoes", await makeCollections());
