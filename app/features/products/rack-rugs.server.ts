import { and, asc, eq, inArray, or } from "drizzle-orm";
import { db } from "#app/platform/db/db.server.ts";
import { hungSize, ROUND_SHAPE } from "./products.rules.ts";
import { productImages, productSizes, products } from "./products.table.ts";

/** A rug as it hangs in a rack: from above, at its size. */
export type RackRug = { imageUrl: string | null; widthMetres: number | undefined; isRound: boolean };

/** For each collection or category the first of its rugs. */
export async function listRackRugs(collectionIds: string[]): Promise<Map<string, RackRug>> {
  if (collectionIds.length === 0) return new Map();
  const rows = await db()
    .select({
      id: products.id,
      collectionId: products.collectionId,
      categoryId: products.categoryId,
      shape: products.shape,
    })
    .from(products)
    .where(
      and(
        eq(products.active, true),
        or(inArray(products.categoryId, collectionIds), inArray(products.collectionId, collectionIds)),
      ),
    )
    .orderBy(asc(products.displayOrder));
  const first = new Map<string, (typeof rows)[number]>();
  for (const row of rows) {
    for (const shelf of [row.categoryId, row.collectionId]) {
      if (shelf && collectionIds.includes(shelf) && !first.has(shelf)) first.set(shelf, row);
    }
  }
  const ids = [...new Set([...first.values()].map(({ id }) => id))];
  if (ids.length === 0) return new Map();
  const sizes = await db()
    .select()
    .from(productSizes)
    .where(inArray(productSizes.productId, ids))
    .orderBy(asc(productSizes.displayOrder));
  const images = await db()
    .select()
    .from(productImages)
    .where(inArray(productImages.productId, ids))
    .orderBy(asc(productImages.displayOrder));
  const rugOf = ({ id, shape }: (typeof rows)[number]): RackRug => {
    const isRound = shape === ROUND_SHAPE;
    const own = sizes.filter(({ productId }) => productId === id);
    return {
      imageUrl: images.find(({ productId }) => productId === id)?.imageUrl ?? null,
      widthMetres: hungSize(own, isRound)?.widthMetres,
      isRound,
    };
  };
  return new Map([...first].map(([shelf, row]) => [shelf, rugOf(row)]));
}
