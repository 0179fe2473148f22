import { eq, inArray } from "drizzle-orm";
import { leadTimeOf } from "#app/features/catalogue/measure.rules.ts";
import { productWord } from "#app/features/catalogue/product-values.server.ts";
import { displaySize, sizeName } from "#app/features/catalogue/products.rules.ts";
import { isListed, listProducts, type ProductSummary } from "#app/features/catalogue/products.server.ts";
import { type ProductSize, productSlugs, products } from "#app/features/catalogue/products.table.ts";
import { leadTimeInWords } from "#app/features/products/page/lead-time.ts";
import { priceInWords } from "#app/features/products/prices.ts";
import { type Locale, pathFor } from "#app/i18n/locales.ts";
import { db } from "#app/platform/db/db.server.ts";
import { contentOrDefault } from "#app/platform/http/cache/content-tags.server.ts";
import type { KnownFavourites } from "./favourites.rules.ts";

export async function listFavourites(asked: string[], locale: Locale): Promise<KnownFavourites> {
  if (asked.length === 0) return { rugs: [], gone: [] };
  const renamed = await contentOrDefault([], "The former addresses of the rugs could not be read", () =>
    renamedAmong(asked),
  );
  const existing = await contentOrDefault(asked, "The addresses of the rugs could not be read", () =>
    existingAmong(asked),
  );
  const gone = asked.filter(
    (slug) => !existing.includes(slug) && !renamed.some(({ former }) => former === slug),
  );
  const slugs = [...new Set([...asked, ...renamed.map(({ slug }) => slug)])];
  const [rugs, facts] = await Promise.all([
    listProducts(locale, { slugs }),
    contentOrDefault(new Map<string, Facts>(), "The materials of the rugs could not be read", () =>
      factsOf(slugs, locale),
    ),
  ]);
  const known = rugs.map((rug) => {
    const { id, slug, name, widthMetres, cover } = rug;
    const usualDays = facts.get(id)?.leadTimeDays;
    return {
      ...{ slug, name, widthMetres },
      formerSlugs: renamed
        .filter((one) => one.slug === slug && !rugs.some((other) => other.slug === one.former))
        .map(({ former }) => former),
      href: pathFor(locale, `/produtos/${slug}`),
      sizePrice: priceInWords(priceOfShownSize(rug, facts.get(id)?.sizes), locale),
      size: sizeName(rug, rug.isRound),
      materials: facts.get(id)?.materials ?? "",
      technique: facts.get(id)?.technique ?? "",
      leadTime: usualDays ? leadTimeInWords(leadTimeOf(rug, usualDays), locale) : "",
      // Shaped rugs have transparent pictures.
      picture: cover && { ...cover, colour: "transparent" },
    };
  });
  return { rugs: known, gone };
}

async function existingAmong(slugs: string[]): Promise<string[]> {
  const rows = await db().select({ slug: products.slug }).from(products).where(inArray(products.slug, slugs));
  return rows.map(({ slug }) => slug);
}

const renamedAmong = (slugs: string[]) =>
  db()
    .select({ former: productSlugs.slug, slug: products.slug })
    .from(productSlugs)
    .innerJoin(products, eq(products.id, productSlugs.productId))
    .where(inArray(productSlugs.slug, slugs));

type Facts = {
  materials: string;
  technique: string;
  leadTimeDays: number | null;
  sizes: ProductSize[];
};

/** The rug is drawn at one of its sizes, often not its cheapest. */
function priceOfShownSize({ currency, isRound }: ProductSummary, sizes: ProductSize[] = []) {
  const shown = displaySize(sizes, isRound);
  const priceCents = (currency === "BRL" ? shown?.priceBrlCents : shown?.priceEurCents) ?? null;
  return { priceCents, currency };
}

async function factsOf(slugs: string[], locale: Locale): Promise<Map<string, Facts>> {
  const rows = await db()
    .select({
      id: products.id,
      materials: productWord("materials", locale),
      technique: productWord("technique", locale),
      leadTimeDays: products.leadTimeDays,
      sizes: products.sizes,
    })
    .from(products)
    .where(isListed({ slugs }));
  return new Map(rows.map(({ id, ...facts }) => [id, facts]));
}
