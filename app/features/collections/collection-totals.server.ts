import { and, count, inArray, isNotNull, min, sql } from "drizzle-orm";
import { usesType } from "#app/content/content.server.ts";
import { collections } from "#app/features/catalogue/collections.content.ts";
import { coverUrl, isIn, isListed, lowestPrice } from "#app/features/catalogue/products.server.ts";
import { products } from "#app/features/catalogue/products.table.ts";
import type { Currency } from "#app/i18n/format.ts";
import { content } from "#app/platform/db/content/content.table.ts";
import { db } from "#app/platform/db/db.server.ts";
import { inOrder } from "#app/platform/db/row-order.ts";
import { cachedValue } from "#app/platform/http/cache/cached-values.server.ts";
import { contentOrDefault, keyOf } from "#app/platform/http/cache/content-tags.server.ts";

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
  const totals = db()
    .select({ count: count().as("count"), priceCents: min(lowestPrice(currency)).as("price_cents") })
    .from(products)
    .where(ofCollection)
    .as("totals");
  const first = db()
    .select({ url: coverUrl() })
    .from(products)
    .where(and(ofCollection, isNotNull(coverUrl())))
    .orderBy(...inOrder(products))
    .limit(1);
  const rows = await db()
    .select({
      id: content.id,
      count: totals.count,
      coverUrl: sql<string | null>`(${first})`,
      priceCents: totals.priceCents,
    })
    .from(content)
    .crossJoinLateral(totals)
    .where(inArray(content.id, ids));
  return new Map(rows.map(({ id, ...found }) => [id, found]));
}
