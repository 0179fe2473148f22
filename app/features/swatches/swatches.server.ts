import { and, asc, eq, isNull } from "drizzle-orm";
import { listContent } from "#app/content/content.server.ts";
import { listProductsById, type ProductSummary } from "#app/features/catalogue/products.server.ts";
import { products } from "#app/features/catalogue/products.table.ts";
import { rugDesigns } from "#app/features/catalogue/rug-designs.table.ts";
import { yarnName } from "#app/features/catalogue/yarn-name.ts";
import { DEFAULT_LOCALE, type Locale } from "#app/i18n/locales.ts";
import { db } from "#app/platform/db/db.server.ts";
import { contentOrDefault, usesContent } from "#app/platform/http/content-tags.server.ts";
import { swatches } from "./swatches.content.ts";
import { DEFAULT_SWATCHES } from "./swatches.defaults.ts";
import { byHue, distance, isSimilarColour, recolour, selectedYarns } from "./swatches.rules.ts";

export type NamedColour = { name: string; hex: string };
type WovenYarn = NamedColour & { rugId: string; designUrl: string; index: number; share: number };

/** Limited, because their designs are downloaded. */
const MOST_RECOLOURED = 8;
const MOST_SHOWN = 24;

export type Loom = {
  /** By hue, light first; `length`: share of the catalogue, relative to the most used. */
  yarns: (NamedColour & { length: number })[];
  lifted: NamedColour[];
  /** With a selected or similar yarn, most matches first. */
  rugs: ProductSummary[];
  total: number;
  /** Nearest first, with the palette changes. */
  recoloured: { rugs: ProductSummary[]; designs: { url: string; swaps: Record<number, string> }[] };
};

export async function listSwatches(): Promise<NamedColour[]> {
  return contentOrDefault(
    DEFAULT_SWATCHES,
    "The colour swatches could not be read; the default ones are shown",
    async () => {
      const named = await listContent(swatches, DEFAULT_LOCALE);
      return named.length > 0 ? named.map(({ name, hex }) => ({ name, hex })) : DEFAULT_SWATCHES;
    },
  );
}

export async function getLoom(asked: string | null, locale: Locale): Promise<Loom> {
  usesContent("products");
  const woven = await contentOrDefault(
    [],
    "The woven yarns could not be read; none are shown",
    listWovenYarns,
  );
  const totals = new Map<string, number>();
  for (const { hex, share } of woven) totals.set(hex, (totals.get(hex) ?? 0) + share);
  const most = Math.max(...totals.values());
  const yarns = [...new Map(woven.map((yarn) => [yarn.hex, yarn])).values()]
    .map(({ name, hex }) => ({
      name: yarnName(name, locale),
      hex,
      length: most > 0 ? (totals.get(hex) ?? 0) / most : 1,
    }))
    .sort(byHue);
  const lifted = selectedYarns(asked, yarns).map(({ name, hex }) => ({ name, hex }));
  const found = rugsFor(
    woven,
    lifted.map(({ hex }) => hex),
  );
  const holding = found.filter(({ held }) => held > 0);
  const others = found
    .filter(({ held }) => held < lifted.length)
    .sort((one, other) => one.distance - other.distance)
    .slice(0, MOST_RECOLOURED);
  const list = (rugs: typeof found) =>
    listProductsById(
      rugs.map(({ rugId }) => rugId),
      locale,
    );
  const [rugs, near] = await Promise.all([list(holding.slice(0, MOST_SHOWN)), list(others)]);
  const designs = near.map(({ id }) => {
    const own = others.find(({ rugId }) => rugId === id)?.own ?? [];
    const swaps = recolour(
      own,
      lifted.map(({ hex }) => hex),
    );
    return { url: own[0]?.designUrl ?? "", swaps };
  });
  return { yarns, lifted, rugs, total: holding.length, recoloured: { rugs: near, designs } };
}

/** Matches, their share, and the distance of the others. */
function rugsFor(woven: readonly WovenYarn[], lifted: readonly string[]) {
  if (lifted.length === 0) return [];
  // Colours recur in a large catalogue.
  const away = new Map<string, number[]>();
  for (const { hex } of woven)
    if (!away.has(hex))
      away.set(
        hex,
        lifted.map((one) => distance(hex, one)),
      );
  return [...Map.groupBy(woven, ({ rugId }) => rugId)]
    .map(([rugId, own]) => {
      const nearest = lifted.map((_, at) => Math.min(...own.map(({ hex }) => away.get(hex)?.[at] ?? 1)));
      const similar = own.filter(({ hex }) => away.get(hex)?.some(isSimilarColour));
      return {
        ...{ rugId, own },
        held: nearest.filter(isSimilarColour).length,
        share: similar.reduce((sum, { share }) => sum + share, 0),
        distance: nearest.reduce((sum, one) => sum + one, 0),
      };
    })
    .sort((one, other) => other.held - one.held || other.share - one.share);
}

async function listWovenYarns(): Promise<WovenYarn[]> {
  const rows = await db()
    .select({ yarns: rugDesigns.yarns, rugId: products.id, designUrl: rugDesigns.imageUrl })
    .from(rugDesigns)
    .innerJoin(products, eq(products.id, rugDesigns.productId))
    .where(and(eq(rugDesigns.active, true), eq(products.active, true), isNull(products.withdrawnAt)))
    .orderBy(asc(products.displayOrder), asc(rugDesigns.displayOrder));
  return rows.flatMap(({ yarns, ...of }) =>
    yarns.map(({ paletteIndex: index, name, hex, sharePermille }) => ({
      ...{ ...of, index, name, hex },
      share: (sharePermille ?? 0) / 1000,
    })),
  );
}
