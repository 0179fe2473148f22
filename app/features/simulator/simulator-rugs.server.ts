import { asc, eq, inArray } from "drizzle-orm";
import { productSizes, products } from "#app/features/catalogue/products.table.ts";
import {
  type RugDesign,
  rugDesignSizes,
  rugDesigns,
  rugDesignYarns,
} from "#app/features/catalogue/rug-designs.table.ts";
import { getPictures } from "#app/features/media/media.server.ts";
import { byHue, distance } from "#app/features/swatches/swatches.rules.ts";
import { listSwatches } from "#app/features/swatches/swatches.server.ts";
import { type Currency, currencyOf } from "#app/i18n/format.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { db } from "#app/platform/db/db.server.ts";
import { translated } from "#app/platform/db/translations.server.ts";
import { contentOrDefault, usesContent } from "#app/platform/http/content-tags.server.ts";
import { priceOfSize } from "./rug-prices.rules.ts";
import type { SimulatorRug, YarnChoice } from "./simulator-rug.ts";

const ENTITY = "rug_designs";

/** Every rug that can be laid on a floor, in the owner's order, with prices in the language's currency. */
export async function listSimulatorRugs(locale: Locale): Promise<SimulatorRug[]> {
  usesContent("rug-designs", "products", "media");
  return contentOrDefault([], "The simulator's rugs could not be read; none are shown", async () => {
    const rows = await db()
      .select()
      .from(rugDesigns)
      .where(eq(rugDesigns.active, true))
      .orderBy(asc(rugDesigns.displayOrder), asc(rugDesigns.createdAt));
    return furnish(await translated(ENTITY, rows, locale, ["name"]), locale);
  });
}

/** One of them; null when it is gone or hidden. */
export async function getSimulatorRug(id: string, locale: Locale): Promise<SimulatorRug | null> {
  const rows = await db().select().from(rugDesigns).where(eq(rugDesigns.id, id));
  const [rug] = await furnish(await translated(ENTITY, rows, locale, ["name"]), locale);
  return rug ?? null;
}

async function furnish(designs: RugDesign[], locale: Locale): Promise<SimulatorRug[]> {
  if (designs.length === 0) return [];
  const ids = designs.map(({ id }) => id);
  const productIds = designs.flatMap(({ productId }) => productId ?? []);
  const [sizes, yarns, linked, catalogued, pictures] = await Promise.all([
    db()
      .select()
      .from(rugDesignSizes)
      .where(inArray(rugDesignSizes.rugDesignId, ids))
      .orderBy(asc(rugDesignSizes.displayOrder)),
    db()
      .select()
      .from(rugDesignYarns)
      .where(inArray(rugDesignYarns.rugDesignId, ids))
      .orderBy(asc(rugDesignYarns.paletteIndex)),
    productIds.length ? db().select().from(products).where(inArray(products.id, productIds)) : [],
    productIds.length
      ? db().select().from(productSizes).where(inArray(productSizes.productId, productIds))
      : [],
    getPictures(
      designs.map(({ imageUrl }) => imageUrl),
      locale,
    ),
  ]);
  const currency = currencyOf(locale);
  return designs.map((design) => {
    const product = linked.find(({ id }) => id === design.productId);
    const own = sizes.filter(({ rugDesignId }) => rugDesignId === design.id);
    const known = catalogued.filter(({ productId }) => productId === design.productId);
    return {
      ...factsOf(design, pictures.get(design.imageUrl)?.src ?? design.imageUrl),
      slug: product?.active ? product.slug : design.id,
      productId: product?.id ?? null,
      currency,
      sizes: pricedSizes(design, own, known, currency),
      squareMetreCents:
        (currency === "BRL" ? product?.squareMetreBrlCents : product?.squareMetreEurCents) ?? null,
      yarns: yarns
        .filter(({ rugDesignId }) => rugDesignId === design.id)
        .map(({ paletteIndex, name, hex }) => ({ slot: paletteIndex, name, hex })),
    };
  });
}

const factsOf = (design: RugDesign, thumb: string) => ({
  id: design.id,
  name: design.name,
  url: design.imageUrl,
  thumb,
  pileHeight: design.pileHeightMetres,
  shape: design.shape,
  edge: design.edge,
  fit: design.fit,
  isSizeConfirmed: design.sizeConfirmed,
});

type Size = { widthMetres: number; lengthMetres: number };
type CataloguedSize = Size & { priceBrlCents: number | null; priceEurCents: number | null };

/** The catalogue's price of a size where there is one, else from the design's own price by area. */
function pricedSizes(design: RugDesign, own: Size[], catalogued: CataloguedSize[], currency: Currency) {
  const inReais = currency === "BRL";
  const [first] = own;
  const firstPrice = inReais ? design.priceBrlCents : design.priceEurCents;
  const base = first && {
    sizes: [{ width: first.widthMetres, length: first.lengthMetres, priceCents: firstPrice }],
    squareMetreCents: null,
  };
  return own.map(({ widthMetres: width, lengthMetres: length }) => {
    const known = catalogued.find((size) => size.widthMetres === width && size.lengthMetres === length);
    const priceCents = known
      ? inReais
        ? known.priceBrlCents
        : known.priceEurCents
      : base
        ? priceOfSize(base, { width, length })
        : null;
    return { width, length, priceCents };
  });
}

/** Two yarns nearer than this look the same in a list. */
const DISTINCT = 0.02;

/** The maker's yarns by hue: its named colours, and every other one that is woven into a rug of the simulator. */
export async function listYarnChoices(rugs: SimulatorRug[]): Promise<YarnChoice[]> {
  const choices: YarnChoice[] = [];
  for (const { name, hex } of [...(await listSwatches()), ...rugs.flatMap(({ yarns }) => yarns)]) {
    const yarn = { name, hex: hex.toLowerCase() };
    if (choices.every((known) => distance(known.hex, yarn.hex) > DISTINCT)) choices.push(yarn);
  }
  return choices.sort(byHue);
}
