import { rugDesigns } from "#app/features/catalogue/rug-designs.table.ts";
import { CATALOGUE, type CatalogueProduct } from "./catalogue.ts";
import { name } from "./localized-text.ts";
import { cents, eurosOf, priceOf } from "./product-prices.ts";
import type { SeedYarns } from "./seed-media.ts";
import { localized, type SeedPlan } from "./seed-plan.ts";

/** Designs are drawn with one pixel a knot. */
const KNOTS_PER_METRE = 500;
export const KNOTS_PER_SQUARE_DECIMETRE = (KNOTS_PER_METRE / 10) ** 2;
const SHAPES = { rectangular: "rect", round: "round", scalloped: "free", organic: "free" } as const;

export function planRugDesigns(
  plan: SeedPlan,
  products: Map<string, string>,
  allYarns: SeedYarns[],
  catalogue: readonly CatalogueProduct[] = CATALOGUE,
): void {
  for (const [order, entry] of catalogue.entries()) {
    const found = allYarns.find((yarns) => yarns.name === entry.rug);
    if (!found) throw new Error(`The demo has no yarns for ${entry.rug}`);
    const picture = plan.sizeOf(`${entry.rug}-design`);
    const isShown = ([width, length]: [number, number]) =>
      width * KNOTS_PER_METRE === picture.width && length * KNOTS_PER_METRE === picture.height;
    const shown = entry.sizes.find(isShown);
    const [smallest] = entry.sizes;
    if (!shown || !smallest) throw new Error(`No size of ${entry.rug} is that of its design`);
    plan.insert(rugDesigns, {
      productId: products.get(entry.rug) ?? null,
      imageUrl: plan.urlOf(`${entry.rug}-design`),
      pictureWidth: picture.width,
      pictureHeight: picture.height,
      shape: SHAPES[entry.shape],
      knotsPerMetre: KNOTS_PER_METRE,
      sizeConfirmed: true,
      pileHeightMetres: found.pileHeightMetres,
      priceBrlCents: cents(priceOf(entry.price, shown, smallest)),
      priceEurCents: cents(priceOf(eurosOf(entry.price), shown, smallest)),
      displayOrder: order + 1,
      document: {
        ...localized({ name: name(entry.name) }),
        // The size in the picture first.
        sizes: [shown, ...entry.sizes.filter((size) => size !== shown)].map(
          ([widthMetres, lengthMetres]) => ({ widthMetres, lengthMetres }),
        ),
        yarns: found.yarns,
      },
    });
  }
}
