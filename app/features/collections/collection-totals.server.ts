import { and, asc, count, eq, inArray, sql } from "drizzle-orm";
import { collections } from "#app/features/catalogue/collections.table.ts";
import { isIn, isListed } from "#app/features/catalogue/products.server.ts";
import { productImages, products } from "#app/features/catalogue/products.table.ts";
import { db } from "#app/platform/db/db.server.ts";
import { inOrder } from "#app/platform/db/row-order.ts";
import { contentOrDefault, usesContent, usesParts } from "#app/platform/http/content-tags.server.ts";

export type CollectionTotals = { count: number; coverUrl: string | null };

/** How many rugs each of the collections has, and the cover of the first one that has a picture. */
export function getCollectionTotals(ids: string[]): Promise<Map<string, CollectionTotals>> {
  usesContent("collections");
  usesParts("products", ["pictures", ...ids.map((id) => `in:${id}`)]);
  return contentOrDefault(new Map(), "The rugs of the collections could not be counted", async () => {
    if (ids.length === 0) return new Map();
    const ofCollection = and(isListed(), isIn(collections.id));
    const counted = db().select({ count: count() }).from(products).where(ofCollection);
    const first = db()
      .select({ url: productImages.imageUrl })
      .from(products)
      .innerJoin(productImages, eq(productImages.productId, products.id))
      .where(ofCollection)
      .orderBy(...inOrder(products), asc(productImages.displayOrder))
      .limit(1);
    const rows = await db()
      .select({
        id: collections.id,
        count: sql`(${counted})`.mapWith(Number),
        coverUrl: sql<string | null>`(${first})`,
      })
      .from(collections)
      .where(inArray(collections.id, ids));
    return new Map(rows.map(({ id, ...totals }) => [id, totals]));
  });
}
