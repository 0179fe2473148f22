import { type ProductSize, productSlugs, products } from "#app/features/catalogue/products.table.ts";
import { newId } from "#app/platform/ids.ts";
import { CATALOGUE, type CatalogueProduct } from "./catalogue.ts";
import { name } from "./localized-text.ts";
import { edgeOf, squareMetreGramsOf } from "./product-finish.ts";
import { cents, eurosOf, priceOf, squareMetreOf } from "./product-prices.ts";
import { CARE, materialsOf, TECHNIQUES } from "./product-words.ts";
import { KNOTS_PER_SQUARE_DECIMETRE } from "./rug-designs.ts";
import type { SeedYarns } from "./seed-media.ts";
import { localized, type SeedPlan } from "./seed-plan.ts";

const RELATED_RUGS = 4;
const LEAD_TIME_DAYS = 90;
const WITHDRAWN_RUG = {
  name: "Ressaca",
  at: "2025-03-31T12:00:00Z",
  related: ["ocean-blue", "marola", "natureza", "areia"],
};

type CategoryList = { collections: Map<string, string>; designers: Map<string, string> };

export function planProducts(
  plan: SeedPlan,
  { collections, designers }: CategoryList,
  yarns: readonly SeedYarns[],
  catalogue: readonly CatalogueProduct[] = CATALOGUE,
  withdrawn: typeof WITHDRAWN_RUG | null = WITHDRAWN_RUG,
): Map<string, string> {
  const ids = new Map(catalogue.map(({ rug }) => [rug, newId()]));
  for (const [order, entry] of catalogue.entries()) {
    const id = ids.get(entry.rug) as string;
    const euros = eurosOf(entry.price);
    plan.insert(products, {
      id,
      slug: `tapete-${entry.rug}`,
      collectionId: collections.get(entry.collection) ?? null,
      categoryId: collections.get(entry.category) ?? null,
      designerId: (entry.designer && designers.get(entry.designer)) ?? null,
      shape: entry.shape,
      squareMetreBrlCents: cents(squareMetreOf(entry.price)),
      squareMetreEurCents: cents(squareMetreOf(euros)),
      leadTimeDays: LEAD_TIME_DAYS,
      displayOrder: order + 1,
      document: {
        ...(entry.technique === "knotted" && { knotsPerSquareDecimetre: KNOTS_PER_SQUARE_DECIMETRE }),
        squareMetreGrams: squareMetreGramsOf(entry.technique, pileOf(entry.rug, yarns)),
        sizes: sizesOf(entry, euros),
        images: [entry.rug, ...entry.images, `${entry.rug}-corner`].filter(plan.has).map(plan.urlOf),
        related: relatedTo(entry, catalogue).map(({ rug }) => ids.get(rug) as string),
        ...localized({
          name: name(entry.name),
          description: entry.description,
          materials: materialsOf(entry.materials),
          technique: TECHNIQUES[entry.technique],
          care: CARE[entry.care ?? "pile"],
          edge: edgeOf(entry),
        }),
      },
    });
    // Its address before product names began with the kind of product.
    plan.insert(productSlugs, { slug: entry.rug, productId: id });
  }
  if (withdrawn) planWithdrawn(plan, ids, withdrawn);
  return ids;
}

function pileOf(rug: string, yarns: readonly SeedYarns[]): number {
  const found = yarns.find(({ name }) => name === rug);
  if (!found) throw new Error(`The demo has no yarns for ${rug}`);
  return found.pileHeightMetres;
}

function sizesOf({ sizes, price }: CatalogueProduct, euros: number): ProductSize[] {
  const first = sizes[0] as [number, number];
  return sizes.map((size) => ({
    widthMetres: size[0],
    lengthMetres: size[1],
    priceBrlCents: cents(priceOf(price, size, first)),
    priceEurCents: cents(priceOf(euros, size, first)),
  }));
}

function planWithdrawn(plan: SeedPlan, ids: Map<string, string>, withdrawn: typeof WITHDRAWN_RUG): void {
  plan.insert(products, {
    slug: "tapete-ressaca",
    active: false,
    withdrawnAt: new Date(withdrawn.at),
    displayOrder: CATALOGUE.length + 1,
    document: {
      ...localized({ name: name(withdrawn.name) }),
      related: withdrawn.related.map((rug) => ids.get(rug) as string),
    },
  });
}

function relatedTo(entry: CatalogueProduct, catalogue: readonly CatalogueProduct[]): CatalogueProduct[] {
  const others = catalogue.filter((other) => other !== entry);
  if (entry.related) return others.filter(({ rug }) => entry.related?.includes(rug));
  const family = others.filter(({ collection }) => collection === entry.collection);
  return [...family, ...others.filter((other) => !family.includes(other))].slice(0, RELATED_RUGS);
}
