import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { listContent, usesType } from "#app/content/content.server.ts";
import { type Currency, currencyOf } from "#app/i18n/format.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { localesInTurn } from "#app/i18n/translated-words.ts";
import { getPictures } from "#app/media/media.server.ts";
import { type Database, db, preparedQuery } from "#app/platform/db/db.server.ts";
import { contentOrDefault, usesParts } from "#app/platform/http/cache/content-tags.server.ts";
import type { Picture } from "#app/ui/media/picture.rules.ts";
import { collections } from "./collections.content.ts";
import { designers } from "./designers.content.ts";
import { leadTimeOf } from "./measure.rules.ts";
import { productValues, VALUE_COLUMNS } from "./product-values.server.ts";
import type { ProductValues } from "./products.content.ts";
import { hasPage, ROUND_SHAPE } from "./products.rules.ts";
import { listProducts, listProductsById, type ProductSummary } from "./products.server.ts";
import { productSlugs, products } from "./products.table.ts";
import { type RugDesignYarn, rugDesigns } from "./rug-designs.table.ts";
import { namesakesIn, titleNameOf } from "./title-name.server.ts";
import { yarnName } from "./yarn-name.ts";
import { toWholePercents } from "./yarn-shares.rules.ts";

export type SizeWithPrice = {
  widthMetres: number;
  lengthMetres: number;
  /** Null means "sob consulta". */
  priceCents: number | null;
  leadTimeDays: number | null;
};

/** Each pixel is a knot. */
export type Cartoon = { url: string; columns: number; rows: number; knotsPerMetre: number | null };

export type ProductYarn = Omit<RugDesignYarn, "paletteIndex">;

type Named = { slug: string; name: string };

type Squares = "squareMetreBrlCents" | "squareMetreEurCents";

export type ProductDetail = Omit<ProductValues, Squares | "shape" | "sharePicture"> & {
  id: string;
  slug: string;
  titleName: string;
  shape: string;
  isRound: boolean;
  currency: Currency;
  squareMetreCents: number | null;

  collection: Named | null;
  category: Named | null;
  designer: Named | null;
  sizes: SizeWithPrice[];
  pictures: Picture[];
  /** Of a link that is sent; null: a card is drawn. */
  sharePicture: Picture | null;
  pileMillimetres: number | null;
  isInSimulator: boolean;
  /** Null when the picture was never measured or has too many colours. */
  cartoon: Cartoon | null;
  /** Largest share first; null where it was never counted. */
  yarns: ProductYarn[];
  related: ProductSummary[];
};

/** What is shown of a rug outside its page. */
export type WovenProduct = Pick<
  ProductDetail,
  "slug" | "name" | "shape" | "isRound" | "materials" | "technique" | "leadTimeDays" | "pictures" | "cartoon"
>;

export type ProductLookup =
  | { state: "present"; rug: ProductDetail }
  | { state: "withdrawn"; name: string; related: ProductSummary[] }
  | { state: "moved"; slug: string }
  | { state: "unknown" }
  /** Unknown, because the database is unreachable. */
  | { state: "unread" };

export function getProduct(slug: string, locale: Locale): Promise<ProductLookup> {
  usesType(collections);
  usesType(designers);
  return contentOrDefault<ProductLookup>({ state: "unread" }, "A rug could not be read", () =>
    readProduct(slug, locale),
  );
}

/** By its present address or a former one; null when it has no page. */
export function getWovenProduct(address: string, locale: Locale): Promise<WovenProduct | null> {
  return contentOrDefault(null, "A rug could not be read; the page stands without", async () => {
    const there = await rowAt(address, locale);
    const row = hasPage(there) ? there : await movedRowAt(address, locale);
    if (!row?.active || row.withdrawnAt) return null;
    const { slug } = row;
    const { name, shape, materials, technique, leadTimeDays } = productValues(row, locale);
    const pictures = await picturesAt(imagesOf(row).slice(0, 1), locale);
    const { cartoon } = designOf(row, locale);
    const isRound = shape === ROUND_SHAPE;
    return { slug, name, shape, isRound, materials, technique, leadTimeDays, pictures, cartoon };
  });
}

type Row = Awaited<ReturnType<typeof rowQuery>>[number];

/** All that the page needs of the product's tables, in one statement. */
function rowQuery(on: Database, locale: Locale) {
  const { id, slug, active, withdrawnAt, collectionId, categoryId, designerId } = products;
  const design = on
    .select({
      yarns: rugDesigns.yarns,
      pile: rugDesigns.pileHeightMetres,
      url: rugDesigns.imageUrl,
      columns: rugDesigns.pictureWidth,
      rows: rugDesigns.pictureHeight,
      knotsPerMetre: rugDesigns.knotsPerMetre,
    })
    .from(rugDesigns)
    .where(and(eq(rugDesigns.productId, id), eq(rugDesigns.active, true)))
    .orderBy(asc(rugDesigns.displayOrder))
    .limit(1)
    .as("design");
  return on
    .select({
      ...{ ...VALUE_COLUMNS, id, slug, active, withdrawnAt, collectionId, categoryId, designerId },
      ...{ yarns: design.yarns, pile: design.pile, drawing: design.url },
      ...{ columns: design.columns, rows: design.rows, knotsPerMetre: design.knotsPerMetre },
      namesakes: namesakesIn(locale),
    })
    .from(products)
    .leftJoinLateral(design, sql`true`)
    .where(eq(slug, sql.placeholder("slug")))
    .limit(1);
}

async function rowAt(slug: string, locale: Locale): Promise<Row | undefined> {
  const query = preparedQuery(`product in ${localesInTurn(locale)}`, (on) => rowQuery(on, locale));
  const [row] = await query.execute({ slug });
  // Where a rug is not on the site, another one's former address may lead on.
  usesParts("products", [row?.id ?? [], hasPage(row) ? [] : "all"].flat());
  return row;
}

async function movedRowAt(slug: string, locale: Locale): Promise<Row | undefined> {
  const moved = await findMovedSlug(slug);
  return moved === null ? undefined : rowAt(moved, locale);
}

const imagesOf = ({ document }: Row): string[] => document.images ?? [];

async function readProduct(slug: string, locale: Locale): Promise<ProductLookup> {
  const row = await rowAt(slug, locale);
  if (!row || !hasPage(row)) {
    const moved = (await findMovedSlug(slug)) ?? (await findLowerCaseSlug(slug, locale));
    return moved ? { state: "moved", slug: moved } : { state: "unknown" };
  }
  const related = await partOr([], "related rugs", () =>
    listProductsById(row.document.related ?? [], locale),
  );
  if (row.withdrawnAt) return { state: "withdrawn", name: productValues(row, locale).name, related };
  return { state: "present", rug: await toProductDetail(row, related, locale) };
}

/** Slugs have no capitals. */
async function findLowerCaseSlug(slug: string, locale: Locale): Promise<string | null> {
  const lower = slug.toLowerCase();
  if (lower === slug) return null;
  const row = await rowAt(lower, locale);
  return hasPage(row) ? lower : await findMovedSlug(lower);
}

export async function findMovedSlug(slug: string): Promise<string | null> {
  const [found] = await db()
    .select({ slug: products.slug })
    .from(productSlugs)
    .innerJoin(products, eq(products.id, productSlugs.productId))
    .where(eq(productSlugs.slug, slug))
    .limit(1);
  return found?.slug ?? null;
}

/** The products to which these addresses lead, present ones before former ones. */
export async function listProductsAt(locale: Locale, slugs: string[]): Promise<Map<string, ProductSummary>> {
  if (slugs.length === 0) return new Map();
  const former = await db()
    .select({ from: productSlugs.slug, to: products.slug })
    .from(productSlugs)
    .innerJoin(products, eq(products.id, productSlugs.productId))
    .where(inArray(productSlugs.slug, slugs));
  const found = await listProducts(locale, { slugs: [...slugs, ...former.map(({ to }) => to)] });
  const present = new Map(found.map((product) => [product.slug, product]));
  const moved = former.flatMap(({ from, to }): [string, ProductSummary][] => {
    const product = present.get(to);
    return product ? [[from, product]] : [];
  });
  return new Map([...moved, ...present]);
}

async function toProductDetail(
  product: Row,
  related: ProductSummary[],
  locale: Locale,
): Promise<ProductDetail> {
  const { id, slug } = product;
  const { shape, squareMetreBrlCents, squareMetreEurCents, sharePicture, ...values } = productValues(
    product,
    locale,
  );
  const { name, leadTimeDays } = values;
  const currency = currencyOf(locale);
  const inReais = currency === "BRL";
  const images = imagesOf(product);
  const [listed, designer, pictures] = await Promise.all([
    partOr([], "collections", () => collectionsIn([product.collectionId, product.categoryId], locale)),
    partOr(null, "designer", () => designerOf(product.designerId, locale)),
    getPictures([...images, sharePicture ?? ""], locale),
  ]);
  const [collection = null, category = null] = listed;
  usesParts("products", [`named:${name}`]);
  const titleName = titleNameOf({ ...product, name }, collection?.name ?? null);
  return {
    ...{ ...values, id, slug, titleName, shape, currency },
    ...{ collection, category, designer, related },
    pictures: images.flatMap((url) => pictures.get(url) ?? []),
    sharePicture: pictures.get(sharePicture ?? "") ?? null,
    isRound: shape === ROUND_SHAPE,
    squareMetreCents: inReais ? squareMetreBrlCents : squareMetreEurCents,
    sizes: (product.document.sizes ?? []).map((size) => ({
      widthMetres: size.widthMetres,
      lengthMetres: size.lengthMetres,
      priceCents: inReais ? size.priceBrlCents : size.priceEurCents,
      leadTimeDays: leadTimeDays && leadTimeOf(size, leadTimeDays),
    })),
    ...designOf(product, locale),
  };
}

const partOr = <T>(otherwise: T, part: string, read: () => Promise<T>): Promise<T> =>
  contentOrDefault(otherwise, `A rug's ${part} could not be read; its page stands without`, read);

/** In the order of the ids, null for what is not shown. */
async function collectionsIn(ids: (string | null)[], locale: Locale): Promise<(Named | null)[]> {
  const listed = await listContent(collections, locale);
  return ids.map((id) => {
    const found = listed.find((one) => one.id === id);
    return found ? { slug: found.slug, name: found.title } : null;
  });
}

async function designerOf(id: string | null, locale: Locale): Promise<Named | null> {
  const all = id ? await listContent(designers, locale) : [];
  return all.find((designer) => designer.id === id) ?? null;
}

async function picturesAt(urls: string[], locale: Locale): Promise<Picture[]> {
  const pictures = await getPictures(urls, locale);
  return urls.flatMap((url) => pictures.get(url) ?? []);
}

type DesignFacts = Pick<ProductDetail, "yarns" | "pileMillimetres" | "isInSimulator" | "cartoon">;

const NO_DESIGN: DesignFacts = { yarns: [], pileMillimetres: null, isInSimulator: false, cartoon: null };

/** Those that were never counted last. */
const byShare = (one: ProductYarn, other: ProductYarn) =>
  (other.sharePermille ?? -1) - (one.sharePermille ?? -1);

function designOf(row: Row, locale: Locale): DesignFacts {
  const { yarns, pile, drawing: url, columns, rows, knotsPerMetre } = row;
  if (!yarns || pile === null || url === null) return NO_DESIGN;
  const isCartoon = yarns.length > 0 && columns !== null && rows !== null;
  const sorted = yarns.toSorted(byShare);
  const shares = toWholePercents(sorted.map(({ sharePermille }) => sharePermille ?? 0));
  return {
    yarns: sorted.map(({ name, hex, sharePermille }, at) => ({
      ...{
        name: yarnName(name, locale),
        hex,
        sharePermille: sharePermille === null ? null : (shares[at] ?? null),
      },
    })),
    pileMillimetres: Math.round(pile * 1000),
    isInSimulator: true,
    cartoon: isCartoon ? { url, columns, rows, knotsPerMetre } : null,
  };
}
