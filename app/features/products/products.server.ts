import { and, asc, eq, inArray } from "drizzle-orm";
import { getPictures } from "#app/features/media/media.server.ts";
import { type Currency, currencyOf } from "#app/i18n/format.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { db } from "#app/platform/db/db.server.ts";
import { translated } from "#app/platform/db/translations.server.ts";
import { usesContent } from "#app/platform/http/content-tags.server.ts";
import type { Picture } from "#app/ui/picture.rules.ts";
import { lowestPrice } from "./products.rules.ts";
import { designers, productImages, productSizes, products } from "./products.table.ts";

export type ProductSummary = {
  id: string;
  slug: string;
  name: string;
  collectionId: string | null;
  categoryId: string | null;
  /** Null when the rug is the house's own. */
  designer: string | null;
  /** The lowest price; null is "sob consulta". */
  priceCents: number | null;
  currency: Currency;
  cover: Picture | null;
};

/** The catalogue in its order: every active rug with its cover and the price that it begins at. */
export async function listProducts(locale: Locale): Promise<ProductSummary[]> {
  usesContent("products", "designers", "media");
  const rows = await db()
    .select({
      id: products.id,
      slug: products.slug,
      name: products.name,
      collectionId: products.collectionId,
      categoryId: products.categoryId,
      designer: designers.name,
    })
    .from(products)
    .leftJoin(designers, and(eq(designers.id, products.designerId), eq(designers.active, true)))
    .where(eq(products.active, true))
    .orderBy(asc(products.displayOrder));
  if (rows.length === 0) return [];
  const rugs = await translated("products", rows, locale, ["name"]);
  const ids = rugs.map(({ id }) => id);
  const sizes = await db().select().from(productSizes).where(inArray(productSizes.productId, ids));
  const images = await db()
    .select({ productId: productImages.productId, url: productImages.imageUrl })
    .from(productImages)
    .where(inArray(productImages.productId, ids))
    .orderBy(asc(productImages.displayOrder));
  const coverOf = (id: string) => images.find(({ productId }) => productId === id)?.url ?? "";
  const pictures = await getPictures(ids.map(coverOf), locale);
  const currency = currencyOf(locale);
  const sizesOf = Map.groupBy(sizes, ({ productId }) => productId);
  return rugs.map((rug) => ({
    ...rug,
    priceCents: lowestPrice(sizesOf.get(rug.id) ?? [], currency),
    currency,
    cover: pictures.get(coverOf(rug.id)) ?? null,
  }));
}
