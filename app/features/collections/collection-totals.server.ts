import { and, count, eq, inArray, isNotNull, min, sql } from "drizzle-orm";
import { usesType } from "#app/content/content.server.ts";
import { collections } from "#app/features/catalogue/collections.content.ts";
import { coverUrl, isIn, isListed } from "#app/features/catalogue/products.server.ts";
import { productSizes, products } from "#app/features/catalogue/products.table.ts";
import type { Currency } from "#app/i18n/format.ts";
import { content } from "#app/platform/db/content.table.ts";
import { db } from "#app/platform/db/db.server.ts";
import { inOrder } from "#app/platform/db/row-order.ts";
import { cachedValue } from "#app/platform/http/cached-values.server.ts";
import { contentOrDefault, keyOf } from "#app/platform/http/content-tags.server.ts";

export type CollectionTotals = { count: number; coverUrl: string | null; priceCents: number | null };

/** Number of rugs, first cover and lowest price; null means "sob consulta". */
export function getCollectionTotals(
  ids: string[],
  currency: Currency = "BRL",
): Promise<Map<string, CollectionTotals>> {
  usesType(collections);
  const parts = ["pictures", ...ids.map((id) => `in:${id}`)].map((part) => keyOf("products", part));
  return contentOrDefault(new Map(), "The rugs of the collections could not be counted", () =>
    cachedValue(`totals ${currency} ${ids}`, parts, () => readTotals(ids, currency)),
  );
}

async function readTotals(ids: string[], currency: Currency): Promise<Map<string, CollectionTotals>> {
  if (ids.length === 0) return new Map();
  const ofCollection = and(isListed(), isIn(content.id));
  const counted = db().select({ count: count() }).from(products).where(ofCollection);
  const first = db()
    .select({ url: coverUrl() })
    .from(products)
    .where(and(ofCollection, isNotNull(coverUrl())))
    .orderBy(...inOrder(products))
    .limit(1);
  const price = currency === "BRL" ? productSizes.priceBrlCents : productSizes.priceEurCents;
  const lowest = db()
    .select({ cents: min(price) })
    .from(productSizes)
    .innerJoin(products, eq(products.id, productSizes.productId))
    .where(ofCollection);
  const rows = await db()
    .select({
      id: content.id,
      count: sql`(${counted})`.mapWith(Number),
      coverUrl: sql<string | null>`(${first})`,
      priceCents: sql<number | null>`(${lowest})`,
    })
    .from(content)
    .where(inArray(content.id, ids));
  return new Map(rows.map(({ id, ...totals }) => [id, totals]));
}
