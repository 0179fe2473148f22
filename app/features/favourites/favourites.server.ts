import { sizeName } from "#app/features/catalogue/products.rules.ts";
import { listProducts } from "#app/features/catalogue/products.server.ts";
import { fromPrice } from "#app/features/products/prices.ts";
import { listProductAddresses } from "#app/features/products/product-addresses.server.ts";
import { type Locale, pathFor } from "#app/i18n/locales.ts";
import { contentOr } from "#app/platform/http/content-tags.server.ts";
import type { FavouriteRug } from "./favourites.rules.ts";

/** Every rug that a device may have kept: which ones it did, the server never learns. */
export async function listKeepable(locale: Locale): Promise<FavouriteRug[]> {
  const [rugs, addresses] = await Promise.all([
    listProducts(locale),
    contentOr([], "What rugs are made of could not be read", () => listProductAddresses(locale)),
  ]);
  const details = new Map(addresses.map((address) => [address.slug, address]));
  return rugs.map((rug) => {
    const { slug, name, widthMetres, cover } = rug;
    return {
      ...{ slug, name, widthMetres },
      href: pathFor(locale, `/produtos/${slug}`),
      price: fromPrice(rug, locale),
      size: sizeName(rug, rug.isRound),
      materials: details.get(slug)?.materials ?? "",
      technique: details.get(slug)?.technique ?? "",
      // Shaped rugs are cut out of their ground.
      picture: cover && { ...cover, colour: "transparent" },
    };
  });
}
