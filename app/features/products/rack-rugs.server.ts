import { and, asc, eq, inArray, or } from "drizzle-orm";
import { displaySize, ROUND_SHAPE } from "#app/features/catalogue/products.rules.ts";
import { productImages, productSizes, products } from "#app/features/catalogue/products.table.ts";
import { db } from "#app/platform/db/db.server.ts";

/** A rug as it hangs in a rack: from above, at its size. */
export type RackRug = { imageUrl: string | null; widthMetres: number | undefined; isRound: boolean };

type Shelf = { id: string; imageUrl: string | null };
type Candidate = { id: string; shape: string; categoryId: string | null; collectionId: string | null };

/** For each shelf the rug that its own picture shows; when that is none of ours, the first rug that stands on it. */
export async function listRackRugs(shelves: Shelf[]): Promise<Map<string, RackRug>> {
  const ids = shelves.map(({ id }) => id);
  const pictures = shelves.flatMap(({ imageUrl }) => (imageUrl ? [imageUrl] : []));
  if (ids.length === 0) return new Map();
  const shown = await db()
    .select({ url: productImages.imageUrl, productId: productImages.productId })
    .from(productImages)
    .where(inArray(productImages.imageUrl, pictures));
  const candidates: Candidate[] = await db()
    .select({
      id: products.id,
      shape: products.shape,
      categoryId: products.categoryId,
      collectionId: products.collectionId,
    })
    .from(products)
    .where(
      and(
        eq(products.active, true),
        or(
          inArray(products.categoryId, ids),
          inArray(products.collectionId, ids),
          inArray(
            products.id,
            shown.map(({ productId }) => productId),
          ),
        ),
      ),
    )
    .orderBy(asc(products.displayOrder));
  const chosen = new Map<string, Candidate>();
  for (const shelf of shelves) {
    const pictured = shown.filter(({ url }) => url === shelf.imageUrl).map(({ productId }) => productId);
    const rug =
      candidates.find(({ id }) => pictured.includes(id)) ??
      candidates.find(({ categoryId, collectionId }) => categoryId === shelf.id || collectionId === shelf.id);
    if (rug) chosen.set(shelf.id, rug);
  }
  return hang(chosen);
}

/** Each rug's cover and the size in which it hangs. */
async function hang(chosen: Map<string, Candidate>): Promise<Map<string, RackRug>> {
  const ids = [...new Set([...chosen.values()].map(({ id }) => id))];
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
  const hungOf = ({ id, shape }: Candidate): RackRug => {
    const isRound = shape === ROUND_SHAPE;
    const own = sizes.filter(({ productId }) => productId === id);
    return {
      imageUrl: images.find(({ productId }) => productId === id)?.imageUrl ?? null,
      widthMetres: displaySize(own, isRound)?.widthMetres,
      isRound,
    };
  };
  return new Map([...chosen].map(([shelf, rug]) => [shelf, hungOf(rug)]));
}
