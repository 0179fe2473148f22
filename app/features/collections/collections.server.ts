import { listContent } from "#app/content/content.server.ts";
import { featured } from "#app/features/catalogue/collections.content.ts";
import { listProductsAt } from "#app/features/catalogue/product.server.ts";
import { type Currency, currencyOf } from "#app/i18n/format.ts";
import { productSlugIn } from "#app/i18n/links.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { getPictures } from "#app/media/media.server.ts";
import { contentOrDefault } from "#app/platform/http/cache/content-tags.server.ts";
import type { Picture } from "#app/ui/media/picture.rules.ts";
import { FEATURED_LIMIT } from "./collections.rules.ts";

export type FeaturedProduct = {
  id: string;
  name: string;
  description: string;
  /** Its own, or the lowest of the rug that it leads to; null means "sob consulta". */
  priceCents: number | null;
  currency: Currency;
  url: string;
  picture: Picture | null;
};

/** In the owner's order; unplaced ones newest first. */
export async function listFeatured(locale: Locale): Promise<FeaturedProduct[]> {
  return contentOrDefault([], "The featured rugs could not be read; none are shown", async () => {
    const rugs = (await listContent(featured, locale)).slice(0, FEATURED_LIMIT);
    const pictures = await getPictures(
      rugs.map(({ imageUrl }) => imageUrl).filter((url) => url !== null),
      locale,
    );
    const currency = currencyOf(locale);
    const ownPrice = (rug: (typeof rugs)[number]) =>
      currency === "BRL" ? rug.priceBrlCents : rug.priceEurCents;
    const slugs = rugs.flatMap((rug) => (ownPrice(rug) === null ? (productSlugIn(rug.url) ?? []) : []));
    const linked = await listProductsAt(locale, slugs);
    return rugs.map((rug) => ({
      id: rug.id,
      name: rug.title,
      description: rug.description,
      priceCents: ownPrice(rug) ?? linked.get(productSlugIn(rug.url) ?? "")?.priceCents ?? null,
      currency,
      url: rug.url ?? "",
      picture: (rug.imageUrl && pictures.get(rug.imageUrl)) || null,
    }));
  });
}
