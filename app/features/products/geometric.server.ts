import { getPictures } from "#app/features/media/media.server.ts";
import type { Locale } from "#app/i18n/locales.ts";
import type { Picture } from "#app/ui/picture.rules.ts";
import { GEOMETRIC_PICTURES } from "./geometric.rules.ts";
import { listProducts } from "./products.server.ts";

export type GeometricPicture = {
  picture: Picture;
  /** The rug in it, while the catalogue has it. */
  rug: { slug: string; name: string } | null;
};

export async function listGeometricPictures(locale: Locale): Promise<GeometricPicture[]> {
  const [pictures, rugs] = await Promise.all([
    getPictures(
      GEOMETRIC_PICTURES.map(({ url }) => url),
      locale,
    ),
    listProducts(locale),
  ]);
  return GEOMETRIC_PICTURES.flatMap(({ url, slug }) => {
    const picture = pictures.get(url);
    const rug = rugs.find((one) => one.slug === slug);
    return picture ? [{ picture, rug: rug ? { slug, name: rug.name } : null }] : [];
  });
}
