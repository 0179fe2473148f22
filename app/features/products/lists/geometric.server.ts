import { and, eq, inArray, isNotNull } from "drizzle-orm";
import { usesType } from "#app/content/content.server.ts";
import { collections } from "#app/features/catalogue/collections.content.ts";
import { sizeName } from "#app/features/catalogue/products.rules.ts";
import { coverUrl, listProducts, type ProductSummary } from "#app/features/catalogue/products.server.ts";
import { products } from "#app/features/catalogue/products.table.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { getPictures } from "#app/media/media.server.ts";
import { content } from "#app/platform/db/content/content.table.ts";
import { db } from "#app/platform/db/db.server.ts";
import { contentOrDefault, usesContent } from "#app/platform/http/cache/content-tags.server.ts";
import type { Picture } from "#app/ui/media/picture.rules.ts";
import { fromPrice } from "../prices.ts";
import { listProductAddresses } from "../product-addresses.server.ts";
import { GEOMETRIC_PICTURES } from "./geometric.rules.ts";

const COLLECTION_SLUG = "geometricos";
const SLUGS = GEOMETRIC_PICTURES.map(({ slug }) => slug);

export type GeometricPicture = {
  picture: Picture;
  rug: GeometricProduct | null;
};

/** Facts: size and price. */
type GeometricProduct = { slug: string; name: string; facts: string[] };

/** The photographs, and their rugs in the same order. */
export async function getGeometric(
  locale: Locale,
): Promise<{ pictures: GeometricPicture[]; rugs: ProductSummary[] }> {
  const [pictures, rugs] = await Promise.all([
    getPictures(
      GEOMETRIC_PICTURES.map(({ url }) => url),
      locale,
    ),
    listProducts(locale, { slugs: SLUGS }),
  ]);
  const own = rugs.length > 0 ? [] : await listOwn(locale);
  if (own.length > 0) {
    const slugs = own.flatMap(({ rug }) => rug?.slug ?? []);
    return { pictures: own, rugs: inOrderOf(slugs, await listProducts(locale, { slugs })) };
  }
  const shown = GEOMETRIC_PICTURES.flatMap(({ url, slug }) => {
    const picture = pictures.get(url);
    const rug = rugs.find((one) => one.slug === slug);
    return picture
      ? [
          {
            picture,
            rug: rug
              ? { slug, name: rug.name, facts: [sizeName(rug, rug.isRound), fromPrice(rug, locale)] }
              : null,
          },
        ]
      : [];
  });
  return { pictures: shown, rugs: inOrderOf(SLUGS, rugs) };
}

const inOrderOf = (slugs: string[], rugs: ProductSummary[]) =>
  slugs.flatMap((slug) => rugs.find((rug) => rug.slug === slug) ?? []);

/** The second picture shows the room; without one the top view. */
async function listOwn(locale: Locale): Promise<GeometricPicture[]> {
  usesContent("products");
  usesType(collections);
  return contentOrDefault(
    [],
    "The geometric rugs could not be read; the built-in pictures are shown",
    async () => {
      const category = db()
        .select({ id: content.id })
        .from(content)
        .where(and(eq(content.type, collections.type), eq(content.slug, COLLECTION_SLUG)));
      const hasPicture = isNotNull(coverUrl());
      const geometric = and(inArray(products.categoryId, category), hasPicture);
      const rugs = await listProductAddresses(locale, { where: geometric, limit: GEOMETRIC_PICTURES.length });
      return rugs.flatMap(({ slug, name, pictures }) => {
        const picture = pictures[1] ?? pictures[0];
        return picture ? [{ picture, rug: { slug, name, facts: [] } }] : [];
      });
    },
  );
}
