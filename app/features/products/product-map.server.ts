import { asc, inArray, max, sql } from "drizzle-orm";
import { isListed } from "#app/features/catalogue/products.server.ts";
import { productImages, products } from "#app/features/catalogue/products.table.ts";
import { getPictures } from "#app/features/media/media.server.ts";
import { DEFAULT_LOCALE } from "#app/i18n/locales.ts";
import { db } from "#app/platform/db/db.server.ts";
import { usesContent, usesParts } from "#app/platform/http/content-tags.server.ts";

type ProductOnMap = { slug: string; updatedAt: Date; pictures: string[] };

/** Oldest first, so that new rugs change the last part only. */
const inParts = [products.createdAt, products.id] as const;

export async function listProductParts(size: number): Promise<Date[]> {
  usesContent("products");
  const numbered = db()
    .select({
      updatedAt: products.updatedAt,
      part: sql<number>`(row_number() over (order by ${inParts[0]}, ${inParts[1]}) - 1) / ${sql.raw(String(size))}`.as(
        "part",
      ),
    })
    .from(products)
    .where(isListed())
    .as("numbered");
  const parts = await db()
    .select({ updatedAt: max(numbered.updatedAt) })
    .from(numbered)
    .groupBy(numbered.part)
    .orderBy(asc(numbered.part));
  return parts.flatMap(({ updatedAt }) => updatedAt ?? []);
}

export async function listProductsOnMap(part: number, size: number): Promise<ProductOnMap[]> {
  usesParts("products", ["all"]);
  const rugs = await db()
    .select({ id: products.id, slug: products.slug, updatedAt: products.updatedAt })
    .from(products)
    .where(isListed())
    .orderBy(...inParts)
    .limit(size)
    .offset((part - 1) * size);
  if (rugs.length === 0) return [];
  usesParts(
    "products",
    rugs.map(({ id }) => id),
  );
  const images = await db()
    .select({ productId: productImages.productId, url: productImages.imageUrl })
    .from(productImages)
    .where(
      inArray(
        productImages.productId,
        rugs.map(({ id }) => id),
      ),
    )
    .orderBy(asc(productImages.displayOrder));
  const pictures = await getPictures(
    images.map(({ url }) => url),
    DEFAULT_LOCALE,
  );
  const ofRug = Map.groupBy(images, ({ productId }) => productId);
  return rugs.map(({ id, slug, updatedAt }) => ({
    ...{ slug, updatedAt },
    pictures: (ofRug.get(id) ?? []).flatMap(({ url }) => pictures.get(url)?.src ?? []),
  }));
}
