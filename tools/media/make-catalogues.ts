/** node tools/media/make-catalogues.ts [demo | demo-2]: the demo brands' catalogues (PDF). */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { displaySize, ROUND_SHAPE, sizeName } from "#app/features/catalogue/products.rules.ts";
import { toPrint } from "#app/features/documents/printed-picture.server.ts";
import { hoursSentence } from "#app/features/settings/fields/opening-hours.ts";
import { telephoneLabel } from "#app/i18n/telephone.rules.ts";
import type { CatalogueProduct as SeedRug } from "#db/seed/catalogue.ts";
import { type LocalizedText, translated } from "#db/seed/localized-text.ts";
import { materialsOf, TECHNIQUES } from "#db/seed/product-words.ts";
import { CATALOGUE_BRANDS, type CatalogueBrand } from "./catalogue-brands.ts";
import type { CataloguePlate, CatalogueProduct } from "./draw-catalogue.ts";
import { drawCatalogue } from "./draw-catalogue.ts";

function mediaOf({ media }: CatalogueBrand, name: string) {
  const found = media.find((entry) => entry.name === name);
  if (!found) throw new Error(`The demo has no file called ${name}`);
  return found;
}

function pictureOf(brand: CatalogueBrand, name: string, { edge, quality } = brand.plate): Promise<Buffer> {
  return toPrint(readFileSync(mediaOf(brand, name).file), edge, quality, brand.paper.ground);
}

const sizesOf = ({ sizes, shape }: SeedRug) => ({
  sizes: sizes.map(([widthMetres, lengthMetres]) => ({ widthMetres, lengthMetres })),
  isRound: shape === ROUND_SHAPE,
});

async function rugOf(
  brand: CatalogueBrand,
  entry: SeedRug,
  sharpness = brand.plate,
): Promise<CatalogueProduct> {
  const { sizes, isRound } = sizesOf(entry);
  const [materials, technique] = [materialsOf(entry.materials), TECHNIQUES[entry.technique]];
  const facts = (language: keyof LocalizedText) => `${materials[language]}. ${technique[language]}.`;
  return {
    picture: await pictureOf(brand, entry.rug, sharpness),
    name: entry.name,
    ...(displaySize(sizes, isRound) ?? { widthMetres: 2, lengthMetres: 3 }),
    facts: translated(facts("pt"), facts("es"), facts("en")),
    sizes: sizes.map((one) => sizeName(one, isRound)).join(" · "),
  };
}

async function plateOf(brand: CatalogueBrand, name: string): Promise<CataloguePlate> {
  const rug = brand.rugs.find((entry) => entry.rug === name);
  if (rug) return { kind: "rug", rug: await rugOf(brand, rug) };
  return { kind: "scene", picture: await pictureOf(brand, name), caption: captionOf(brand, name) };
}

/** The picture's label, or else which rug it shows. */
function captionOf(brand: CatalogueBrand, name: string): LocalizedText {
  const { caption } = mediaOf(brand, name);
  if (caption) return translated(caption["pt-BR"], caption.es, caption.en);
  const rug = brand.rugs.find(({ images }) => images.includes(name));
  if (!rug) throw new Error(`Nothing says what ${name} shows`);
  const { sizes, isRound } = sizesOf(rug);
  const size = displaySize(sizes, isRound);
  const named = [rug.name, size && sizeName(size, isRound).replaceAll(" ", "\u00a0")]
    .filter(Boolean)
    .join(", ");
  const technique = TECHNIQUES[rug.technique];
  const said = (language: keyof LocalizedText) => `${named}. ${technique[language]}.`;
  return translated(said("pt"), said("es"), said("en"));
}

function brandOf({ settings, paper, grounds }: CatalogueBrand) {
  const { brand, contact, theme } = settings;
  const back = [
    brand.name,
    ...contact.addressLines,
    `WhatsApp ${telephoneLabel(contact.whatsapp)}`,
    contact.email,
    "",
    hoursSentence(contact.hours, "pt-BR"),
  ];
  return { brand: brand.name, typefaces: theme.typefaces, paper, grounds, back };
}

async function makeEdition(brand: CatalogueBrand, edition: CatalogueBrand["editions"][number]) {
  const { year, title, description, catalogueName, images } = edition;
  const isRug = (name: string) => brand.rugs.some(({ rug }) => rug === name);
  const scene = images.find((name) => !isRug(name)) ?? images[0] ?? "";
  // A close-up that the pages do not show already.
  const corner = `${images.find(isRug)}-corner`;
  const cover = brand.media.some(({ name }) => name === corner) ? corner : scene;
  return drawCatalogue({
    ...brandOf(brand),
    name: catalogueName,
    mark: String(year),
    cover: await pictureOf(brand, cover),
    title,
    text: description,
    plates: await Promise.all(images.map((name) => plateOf(brand, name))),
    at: new Date(Date.UTC(year, 2, 1, 12)),
  });
}

async function makeCollections(brand: CatalogueBrand) {
  const { document: _, cover, ...words } = brand.collections;
  const plates: CataloguePlate[] = [];
  for (const { slug, picture, title, description } of brand.families) {
    plates.push({ kind: "chapter", picture: await pictureOf(brand, picture), title, text: description });
    const entries = brand.rugs.filter(({ collection }) => collection === slug);
    const rugs = await Promise.all(entries.map((entry) => rugOf(brand, entry, brand.smallPlate)));
    plates.push({ kind: "rugs", rugs });
  }
  return drawCatalogue({ ...brandOf(brand), ...words, cover: await pictureOf(brand, cover), plates });
}

type Made = { bytes: Buffer; pages: number };

function keep({ folder, mostBytes }: CatalogueBrand, name: string, { bytes, pages }: Made): void {
  if (bytes.length > mostBytes) throw new Error(`${name}.pdf has ${bytes.length} bytes, which is too heavy`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/${name}.pdf`, bytes);
  console.log(`${name}.pdf: ${pages} pages, ${Math.round(bytes.length / 1024)} kB`);
}

const [wanted] = process.argv.slice(2);
for (const [name, brand] of Object.entries(CATALOGUE_BRANDS)) {
  if (wanted && wanted !== name) continue;
  for (const edition of brand.editions) keep(brand, edition.document, await makeEdition(brand, edition));
  keep(brand, brand.collections.document, await makeCollections(brand));
}
