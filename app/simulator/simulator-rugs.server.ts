import { and, asc, count, desc, eq, inArray, min, notExists, or, sql } from "drizzle-orm";
import { wordIn } from "#app/content/content.server.ts";
import { type Product, productSlugs, products } from "#app/features/catalogue/products.table.ts";
import { type RugDesign, rugDesigns } from "#app/features/catalogue/rug-designs.table.ts";
import { byHue, distinctColours } from "#app/features/swatches/swatches.rules.ts";
import { listSwatches } from "#app/features/swatches/swatches.server.ts";
import { type Currency, currencyOf } from "#app/i18n/format.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { wordOf } from "#app/i18n/translated-words.ts";
import { getPictures } from "#app/media/media.server.ts";
import { db } from "#app/platform/db/db.server.ts";
import { holdsWords } from "#app/platform/db/plain-search.ts";
import { cachedValue } from "#app/platform/http/cache/cached-values.server.ts";
import { contentOrDefault, usesContent } from "#app/platform/http/cache/content-tags.server.ts";
import { isId } from "#app/platform/ids.ts";
import { EVERY_MODEL, MODELS_PER_PAGE, type ModelFilter, type ModelResults } from "./model-search.rules.ts";
import { isSameSize, priceOfSize } from "./rug-designs/rug-prices.rules.ts";
import type { SimulatorRug, YarnChoice } from "./simulator-rug.ts";

export async function listFirstModels(
  locale: Locale,
): Promise<ModelResults & { shapes: SimulatorRug["shape"][] }> {
  usesContent("rug-designs", "products", "media");
  const none = { rugs: [], total: 0, shapes: [] };
  return contentOrDefault(none, "The simulator's rugs could not be read; none are shown", async () => {
    const [found, shapes] = await Promise.all([
      findModels(EVERY_MODEL, 1, locale),
      cachedValue("shapes of designs", ["rug-designs"], listShapes),
    ]);
    return { ...found, shapes };
  });
}

async function listShapes(): Promise<SimulatorRug["shape"][]> {
  const shapes = await db()
    .select({ shape: rugDesigns.shape })
    .from(rugDesigns)
    .where(isShown)
    .groupBy(rugDesigns.shape)
    .orderBy(min(rugDesigns.displayOrder));
  return shapes.map(({ shape }) => shape);
}

/**
 * One page of models, with prices in the language's currency.
 *
 * @param filter words of the name or of a yarn, in whatever case and accents, and a shape.
 * @param page counts from 1.
 */
export async function findModels(
  { words, shape }: ModelFilter,
  page: number,
  locale: Locale,
): Promise<ModelResults> {
  const chosen = and(
    shape ? eq(rugDesigns.shape, shape) : undefined,
    words.trim()
      ? holdsWords([rugDesigns.name, wordIn("name", locale, rugDesigns.document), namesOfYarns], words)
      : undefined,
  );
  const where = and(isShown, chosen);
  const count = async () => db().$count(rugDesigns, where);
  const [rows, total] = await Promise.all([
    db()
      .select()
      .from(rugDesigns)
      .where(where)
      .orderBy(...inOrder)
      .limit(MODELS_PER_PAGE)
      .offset((page - 1) * MODELS_PER_PAGE),
    chosen === undefined ? cachedValue("designs in the simulator", ["rug-designs"], count) : count(),
  ]);
  return { rugs: await toSimulatorRugs(rows, locale), total };
}

export async function readModels(names: string[], locale: Locale): Promise<ModelResults> {
  const present = db().select({ id: products.id }).from(products).where(inArray(products.slug, names));
  const former = db()
    .select({ id: productSlugs.productId })
    .from(productSlugs)
    .where(inArray(productSlugs.slug, names));
  const named = or(
    inArray(rugDesigns.id, names.filter(isId)),
    inArray(rugDesigns.productId, present),
    inArray(rugDesigns.productId, former),
  );
  const rows = await db()
    .select()
    .from(rugDesigns)
    .where(and(isShown, named))
    .orderBy(...inOrder)
    .limit(MODELS_PER_PAGE);
  const rugs = await toSimulatorRugs(rows, locale);
  return { rugs, total: rugs.length };
}

const isShown = eq(rugDesigns.active, true);
const inOrder = [asc(rugDesigns.displayOrder), asc(rugDesigns.createdAt), asc(rugDesigns.id)];

const namesOfYarns = sql`(select string_agg(yarn ->> 'name', ' ') from jsonb_array_elements(${rugDesigns.yarns}) yarn)`;

export async function getSimulatorRug(id: string, locale: Locale): Promise<SimulatorRug | null> {
  const rows = await db().select().from(rugDesigns).where(eq(rugDesigns.id, id));
  const [rug] = await toSimulatorRugs(rows, locale);
  return rug ?? null;
}

async function toSimulatorRugs(designs: RugDesign[], locale: Locale): Promise<SimulatorRug[]> {
  if (designs.length === 0) return [];
  const productIds = designs.flatMap(({ productId }) => productId ?? []);
  const [linked, addressesOf, pictures] = await Promise.all([
    productIds.length ? db().select().from(products).where(inArray(products.id, productIds)) : [],
    readAddresses(productIds),
    getPictures(
      designs.map(({ imageUrl }) => imageUrl),
      locale,
    ),
  ]);
  const currency = currencyOf(locale);
  return designs.map((design) => {
    const product = linked.find(({ id }) => id === design.productId);
    return {
      ...factsOf(design, pictures.get(design.imageUrl)?.src ?? design.imageUrl),
      name: wordOf(design.document.name, locale),
      slug: product?.active ? product.slug : design.id,
      ...addressesOf(design, product),
      productId: product?.id ?? null,
      currency,
      ...pricesOf(design, product, currency),
      yarns: design.yarns.map(({ paletteIndex, name, hex }) => ({ slot: paletteIndex, name, hex })),
    };
  });
}

/** The addresses of a product, former ones too, belong to the first of its designs. */
async function readAddresses(productIds: string[]) {
  const [firsts, former] = await Promise.all([
    db()
      .selectDistinctOn([rugDesigns.productId], { id: rugDesigns.id })
      .from(rugDesigns)
      .where(and(isShown, inArray(rugDesigns.productId, productIds)))
      .orderBy(asc(rugDesigns.productId), ...inOrder),
    db()
      .select()
      .from(productSlugs)
      .where(
        and(
          inArray(productSlugs.productId, productIds),
          // What returns from the trash may bring an address that another rug has taken.
          notExists(db().select().from(products).where(eq(products.slug, productSlugs.slug))),
        ),
      ),
  ]);
  return ({ id }: RugDesign, product: Product | undefined) => {
    if (!product || firsts.every((first) => first.id !== id)) return { address: id, addresses: [id] };
    const slugs = former.filter(({ productId }) => productId === product.id).map(({ slug }) => slug);
    return { address: product.active ? product.slug : id, addresses: [id, product.slug, ...slugs] };
  };
}

const factsOf = (design: RugDesign, thumb: string) => ({
  id: design.id,
  url: design.imageUrl,
  thumb,
  pileHeight: design.pileHeightMetres,
  shape: design.shape,
  edge: design.edge,
  fit: design.fit,
  isSizeConfirmed: design.sizeConfirmed,
});

/** A rug of the catalogue has its prices there; of another design only the first size is priced. */
function pricesOf(design: RugDesign, catalogued: Product | undefined, currency: Currency) {
  const inReais = currency === "BRL";
  const { priceBrlCents, priceEurCents } = design;
  const first = design.sizes.slice(0, 1).map((size) => ({ ...size, priceBrlCents, priceEurCents }));
  const priced = (catalogued?.sizes ?? first).map((size) => ({
    width: size.widthMetres,
    length: size.lengthMetres,
    priceCents: inReais ? size.priceBrlCents : size.priceEurCents,
  }));
  const squareMetreCents =
    (inReais ? catalogued?.squareMetreBrlCents : catalogued?.squareMetreEurCents) ?? null;
  const rug = { sizes: priced, otherSizes: [], squareMetreCents, productId: catalogued?.id ?? null };
  const sizes = design.sizes.map(({ widthMetres: width, lengthMetres: length }) => ({
    ...{ width, length },
    priceCents: priceOfSize(rug, { width, length }),
  }));
  const otherSizes = priced.filter((one) => sizes.every((size) => !isSameSize(size, one)));
  return { sizes, otherSizes, squareMetreCents };
}

const MOST_YARNS = 120;

export async function listYarnChoices(): Promise<YarnChoice[]> {
  const woven = await contentOrDefault([], "The simulator's yarns could not be read; none are shown", () =>
    cachedValue("yarns of designs", ["rug-designs"], readYarns),
  );
  const yarns = [...(await listSwatches()), ...woven].map(({ name, hex }) => ({
    name,
    hex: hex.toLowerCase(),
  }));
  return distinctColours(yarns).sort(byHue);
}

/** The most frequent first. */
async function readYarns(): Promise<YarnChoice[]> {
  const hex = sql<string>`yarn ->> 'hex'`;
  return db()
    .select({ name: sql<string>`min(yarn ->> 'name')`, hex })
    .from(rugDesigns)
    .crossJoin(sql`jsonb_array_elements(${rugDesigns.yarns}) yarn`)
    .where(isShown)
    .groupBy(hex)
    .orderBy(desc(count()), hex)
    .limit(MOST_YARNS);
}
