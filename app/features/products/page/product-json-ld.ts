import type { ProductDetail } from "#app/features/catalogue/product.server.ts";

type Facts = { rug: ProductDetail; description: string; origin: string; address: string; brand: string };

/** schema.org Product. An offer only with a price. */
export function productJsonLd({ rug, description, origin, address, brand }: Facts): object {
  const prices = rug.sizes.map(({ priceCents }) => priceCents).filter((cents) => cents !== null);
  return {
    "@type": "Product",
    name: rug.titleName,
    description: rug.description || description,
    sku: rug.slug,
    url: address,
    ...(rug.pictures.length > 0 && { image: rug.pictures.map(({ src }) => origin + src) }),
    brand: { "@type": "Brand", name: brand },
    ...(rug.materials && { material: rug.materials }),
    ...(rug.collection && { category: rug.collection.name }),
    ...(rug.yarns.length > 0 && { color: rug.yarns.map(({ name }) => name).join(", ") }),
    ...(prices.length > 0 && {
      offers: {
        "@type": "AggregateOffer",
        lowPrice: Math.min(...prices) / 100,
        highPrice: Math.max(...prices) / 100,
        priceCurrency: rug.currency,
        offerCount: prices.length,
        availability: "https://schema.org/MadeToOrder",
        url: address,
      },
    }),
  };
}
