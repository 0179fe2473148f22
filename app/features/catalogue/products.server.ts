import { and, count, eq, inArray, isNull, min, or, type SQL, sql } from "drizzle-orm";
import { isShown, usesType, wordIn } from "#app/content/content.server.ts";
import { type Currency, currencyOf } from "#app/i18n/format.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { getPictures } from "#app/media/media.server.ts";
import { isAmongFound } from "#app/platform/db/among-found.ts";
import { content } from "#app/platform/db/content/content.table.ts";
import { db } from "#app/platform/db/db.server.ts";
import { inOrder } from "#app/platform/db/row-order.ts";
import { textArray } from "#app/platform/db/text-array.ts";
import { cachedValue } from "#app/platform/http/cache/cached-values.server.ts";
import { contentOrDefault, keyOf, usesParts } from "#app/platform/http/cache/content-tags.server.ts";
import type { Picture } from "#app/ui/media/picture.rules.ts";
import { designers } from "./designers.content.ts";
import { productWord } from "./product-values.server.ts";
import { displaySize, ROUND_SHAPE } from "./products.rules.ts";
import { products } from "./products.table.ts";
import { rugDesigns } from "./rug-designs.table.ts";

export type ProductSummary = {
  id: string;
  slug: string;
  name: string;
  collectionId: string | null;
  categoryId: string | null;
  designerId: string | null;
  /** Null for the maker's own. */
  designer: string | null;
  /** The lowest; null means "sob consulta". */
  priceCents: number | null;
  currency: Currency;
  cover: Picture | null;
  isRound: boolean;
  /** For showing rugs at one scale. */
  widthMetres: number;
  lengthMetres: number;
};

const USUAL_WIDTH_METRES = 2;

export type ProductFilter = {
  collectionId?: string;
  designerId?: string;
  ids?: string[];
  slugs?: string[];
  where?: SQL | undefined;
};

type ProductSlice = {
  limit?: number;
  offset?: number;
  order?: SQL[];
};

export function listProducts(
  locale: Locale,
  filter: ProductFilter = {},
  slice: ProductSlice = {},
): Promise<ProductSummary[]> {
  usesType(designers);
  usesParts("products", partsOf(filter));
  return contentOrDefault([], "The catalogue could not be read; no rugs are shown", () =>
    readSummaries(isListed(filter), slice, locale),
  );
}

export async function listProductsById(ids: string[], locale: Locale): Promise<ProductSummary[]> {
  if (ids.length === 0) return [];
  const found = await listProducts(locale, { ids });
  return found.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

/** Null means "sob consulta". */
export type ProductTotals = { total: number; priceCents: number | null };

export function getProductTotals(currency: Currency, collectionId: string): Promise<ProductTotals> {
  const none = { total: 0, priceCents: null };
  const read = async () => {
    const [totals] = await db()
      .select({ total: count(), priceCents: min(lowestPrice(currency)) })
      .from(products)
      .where(isListed({ collectionId }));
    return totals ?? none;
  };
  return contentOrDefault(none, "The rugs could not be counted", () =>
    cachedValue(`totals ${currency} of ${collectionId}`, [keyOf("products", `in:${collectionId}`)], read),
  );
}

/** Null means "sob consulta". */
export const lowestPrice = (currency: Currency) =>
  currency === "BRL" ? products.lowestBrlCents : products.lowestEurCents;

/** Cache keys of the list; the rugs shown are noted separately. */
const partsOf = ({ ids, collectionId }: ProductFilter): string[] =>
  ids ?? [collectionId ? `in:${collectionId}` : "all"];

/** A rug has a collection and a category, which are documents of one type. */
export const isIn = (collection: string | typeof content.id): SQL | undefined =>
  or(eq(products.collectionId, collection), eq(products.categoryId, collection));

export const isListed = ({
  collectionId,
  designerId,
  ids,
  slugs,
  where,
}: ProductFilter = {}): SQL | undefined =>
  and(
    eq(products.active, true),
    isNull(products.withdrawnAt),
    collectionId ? isIn(collectionId) : undefined,
    designerId ? eq(products.designerId, designerId) : undefined,
    ids && inArray(products.id, ids),
    slugs && inArray(products.slug, slugs),
    where,
  );

async function readSummaries(
  which: SQL | undefined,
  { limit, offset, order = inOrder(products) }: ProductSlice,
  locale: Locale,
): Promise<ProductSummary[]> {
  const currency = currencyOf(locale);
  const ids = db()
    .select({ id: products.id })
    .from(products)
    .where(which)
    .orderBy(...order)
    .offset(offset ?? 0);
  // Chosen first: the words of rugs that are passed over are not read.
  const onPage = limit === undefined ? ids : ids.limit(limit);
  const rows = await db()
    .select({
      id: products.id,
      slug: products.slug,
      name: productWord("name", locale),
      collectionId: products.collectionId,
      categoryId: products.categoryId,
      designerId: content.id,
      designer: wordIn("name", locale),
      shape: products.shape,
      images: products.images,
      sizes: products.sizes,
      priceCents: lowestPrice(currency),
    })
    .from(products)
    .leftJoin(content, isShown(designers, products.designerId))
    .where(isAmongFound(products.id, onPage))
    .orderBy(...order);
  if (rows.length === 0) return [];
  usesParts(
    "products",
    rows.map(({ id }) => id),
  );
  const pictures = await getPictures(
    rows.flatMap(({ images }) => images.slice(0, 1)),
    locale,
  );
  return rows.map(({ shape, images, sizes, ...rug }) => {
    const isRound = shape === ROUND_SHAPE;
    const hung = displaySize(sizes, isRound);
    return {
      ...rug,
      currency,
      cover: pictures.get(images[0] ?? "") ?? null,
      isRound,
      widthMetres: hung?.widthMetres ?? USUAL_WIDTH_METRES,
      lengthMetres: hung?.lengthMetres ?? USUAL_WIDTH_METRES,
    };
  });
}

export function isAnyInSimulator(): Promise<boolean> {
  const read = async () => {
    const [found] = await db()
      .select({ id: rugDesigns.id })
      .from(rugDesigns)
      .innerJoin(products, eq(products.id, rugDesigns.productId))
      .where(and(eq(rugDesigns.active, true), isListed()))
      .limit(1);
    return found !== undefined;
  };
  return contentOrDefault(false, "The designs of the rugs could not be read", () =>
    cachedValue("any in simulator", ["rug-designs", "products:all"], read),
  );
}

export const coverUrl = () => sql<string | null>`${products.images} ->> 0`;

export const showsOneOf = (urls: readonly string[]): SQL => sql`${products.images} ?| ${textArray(urls)}`;
