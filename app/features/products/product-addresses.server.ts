import { and, desc, eq, inArray, type SQL } from "drizzle-orm";
import { productValues } from "#app/features/catalogue/product-values.server.ts";
import { isListed } from "#app/features/catalogue/products.server.ts";
import { products } from "#app/features/catalogue/products.table.ts";
import { rugDesigns } from "#app/features/catalogue/rug-designs.table.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { getPictures } from "#app/media/media.server.ts";
import { db } from "#app/platform/db/db.server.ts";
import { usesParts } from "#app/platform/http/cache/content-tags.server.ts";
import type { Picture } from "#app/ui/media/picture.rules.ts";

export type ProductAddress = {
  id: string;
  slug: string;
  name: string;
  description: string;
  materials: string;
  technique: string;
  pictures: Picture[];
  yarns: string[];
  createdAt: Date;
  updatedAt: Date;
};

type Newest = { where?: SQL; limit: number };

export async function listProductAddresses(
  locale: Locale,
  { where, limit }: Newest,
): Promise<ProductAddress[]> {
  usesParts("products", ["all"]);
  const rows = await db()
    .select()
    .from(products)
    .where(and(isListed(), where))
    .orderBy(desc(products.createdAt), desc(products.id))
    .limit(limit);
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  usesParts("products", ids);
  const urls = rows.flatMap(({ images }) => images);
  const [shown, yarns] = await Promise.all([getPictures(urls, locale), yarnsOf(ids)]);
  return rows.map((row) => {
    const { id, slug, images, createdAt, updatedAt } = row;
    const { name, description, materials, technique } = productValues(row, locale);
    return {
      ...{ id, slug, name, description, materials, technique, createdAt, updatedAt },
      pictures: images.flatMap((url) => shown.get(url) ?? []),
      yarns: (yarns.get(id) ?? []).map(({ name }) => name),
    };
  });
}

type Yarn = { name: string; hex: string };

/** Of the active designs, by the products' ids. */
export async function yarnsOf(ids: string[]): Promise<Map<string, Yarn[]>> {
  const rows = await db()
    .select({ productId: rugDesigns.productId, yarns: rugDesigns.yarns })
    .from(rugDesigns)
    .where(and(inArray(rugDesigns.productId, ids), eq(rugDesigns.active, true)));
  const designs = Map.groupBy(rows, ({ productId }) => productId ?? "");
  return new Map([...designs].map(([id, own]) => [id, own.flatMap(({ yarns }) => yarns)]));
}
