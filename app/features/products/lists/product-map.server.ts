import { asc, inArray, max, sql } from "drizzle-orm";
import { isListed } from "#app/features/catalogue/products.server.ts";
import { products } from "#app/features/catalogue/products.table.ts";
import { DEFAULT_LOCALE } from "#app/i18n/locales.ts";
import { getPictures } from "#app/media/media.server.ts";
import { db } from "#app/platform/db/db.server.ts";
import { cachedValue } from "#app/platform/http/cache/cached-values.server.ts";
import { usesParts } from "#app/platform/http/cache/content-tags.server.ts";

type ProductOnMap = { slug: string; updatedAt: Date; pictures: string[] };

/** Oldest first, so that new rugs change the last part only. */
const inParts = [products.createdAt, products.id] as const;

export const listProductParts = (size: number): Promise<Date[]> =>
  cachedValue(`parts of ${size}`, ["products"], () => readParts(size));

async function readParts(size: number): Promise<Date[]> {
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
  const onPart = db()
    .select({ id: products.id })
    .from(products)
    .where(isListed())
    .orderBy(...inParts)
    .limit(size)
    .offset((part - 1) * size);
  const rugs = await db()
    .select({ id: products.id, slug: products.slug, images: products.images, updatedAt: products.updatedAt })
    .from(products)
    .where(inArray(products.id, onPart))
    .orderBy(...inParts);
  if (rugs.length === 0) return [];
  usesParts(
    "products",
    rugs.map(({ id }) => id),
  );
  const pictures = await getPictures(
    rugs.flatMap(({ images }) => images),
    DEFAULT_LOCALE,
  );
  return rugs.map(({ slug, images, updatedAt }) => ({
    ...{ slug, updatedAt },
    pictures: images.flatMap((url) => pictures.get(url)?.src ?? []),
  }));
}
