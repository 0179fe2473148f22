import { and, asc, eq, inArray } from "drizzle-orm";
import { listContent } from "#app/content/content.server.ts";
import { listProductsById, type ProductSummary } from "#app/features/catalogue/products.server.ts";
import { rugDesigns } from "#app/features/catalogue/rug-designs.table.ts";
import { yarnName } from "#app/features/catalogue/yarn-name.ts";
import type { ColourName } from "#app/features/products/lists/catalogue-filter.rules.ts";
import { DEFAULT_LOCALE, type Locale } from "#app/i18n/locales.ts";
import { db } from "#app/platform/db/db.server.ts";
import { contentOrDefault } from "#app/platform/http/cache/content-tags.server.ts";
import { swatches } from "./swatches.content.ts";
import { DEFAULT_SWATCHES } from "./swatches.defaults.ts";
import { inFamilies, type NamedColour, type ProductYarn, recolour, selectedYarns } from "./swatches.rules.ts";
import { findWovenRugs, listWovenYarns } from "./woven-yarns.server.ts";

const MOST_SHOWN = 24;
/** Their designs are downloaded when they are nearly in view. */
const MOST_RECOLOURED = 10;

export type YarnPicker = {
  /** By family, light first; `length`: share of the catalogue, relative to the most used. */
  yarns: (NamedColour & { length: number; family: ColourName })[];
  chosen: NamedColour[];
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

export async function getYarnPicker(asked: string | null, locale: Locale): Promise<YarnPicker> {
  const none = { all: [], wall: [] };
  const woven = await contentOrDefault(
    none,
    "The woven yarns could not be read; none are shown",
    listWovenYarns,
  );
  const most = Math.max(...woven.wall.map(({ share }) => share));
  const named = ({ name, hex }: NamedColour) => ({ name: yarnName(name, locale), hex });
  const yarns = inFamilies(
    woven.wall.map((yarn) => ({ ...named(yarn), length: most > 0 ? yarn.share / most : 1 })),
  );
  const chosen = selectedYarns(asked, woven.all).map(named);
  if (chosen.length === 0)
    return { yarns, chosen, rugs: [], total: 0, recoloured: { rugs: [], designs: [] } };
  const hexes = chosen.map(({ hex }) => hex);
  const found = await contentOrDefault(
    { total: 0, holding: [], others: [] },
    "The rugs of the yarns could not be read; none are shown",
    () => findWovenRugs(hexes, woven.all, { holding: MOST_SHOWN, others: MOST_RECOLOURED }),
  );
  const [rugs, near, designs] = await Promise.all([
    listProductsById(found.holding, locale),
    listProductsById(found.others, locale),
    contentOrDefault(new Map<string, Woven>(), "The designs could not be read; none is recoloured", () =>
      readDesigns(found.others),
    ),
  ]);
  const recoloured = near.map(({ id }) => {
    const { url = "", yarns = [] } = designs.get(id) ?? {};
    return { url, swaps: recolour(yarns, hexes) };
  });
  return { yarns, chosen, rugs, total: found.total, recoloured: { rugs: near, designs: recoloured } };
}

type Woven = { url: string; yarns: ProductYarn[] };

/** By rug: the picture of its first design, and that design's yarns. */
async function readDesigns(rugIds: string[]): Promise<Map<string, Woven>> {
  const rows = await db()
    .select({ rugId: rugDesigns.productId, url: rugDesigns.imageUrl, yarns: rugDesigns.yarns })
    .from(rugDesigns)
    .where(and(eq(rugDesigns.active, true), inArray(rugDesigns.productId, rugIds)))
    .orderBy(asc(rugDesigns.displayOrder));
  return new Map(
    // Of a rug with several designs the map keeps the last, so the first in order comes last.
    rows.toReversed().map(({ rugId, url, yarns }) => [
      rugId ?? "",
      {
        url,
        yarns: yarns.map(({ paletteIndex: index, hex, sharePermille }) => ({
          ...{ index, hex },
          share: (sharePermille ?? 0) / 1000,
        })),
      },
    ]),
  );
}
