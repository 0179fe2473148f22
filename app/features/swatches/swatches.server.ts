import { and, asc, eq, isNull } from "drizzle-orm";
import { listContent } from "#app/content/content.server.ts";
import { listProductsById, type ProductSummary } from "#app/features/catalogue/products.server.ts";
import { products } from "#app/features/catalogue/products.table.ts";
import { rugDesigns, rugDesignYarns } from "#app/features/catalogue/rug-designs.table.ts";
import { DEFAULT_LOCALE, type Locale } from "#app/i18n/locales.ts";
import { db } from "#app/platform/db/db.server.ts";
import {
  contentOrDefault,
  reportContentUnread,
  usesContent,
} from "#app/platform/http/content-tags.server.ts";
import { swatches } from "./swatches.content.ts";
import { DEFAULT_SWATCHES } from "./swatches.defaults.ts";
import { distance, hueColumns, isSimilar } from "./swatches.rules.ts";

export type NamedColour = { name: string; hex: string };
type WovenYarn = NamedColour & { rugId: string };

/** Yarns of a column of the wall. */
const COLUMN = 8;

export type YarnWall = {
  /** By hue, light above dark. */
  columns: NamedColour[][];
  /** The yarn that was asked for, and the rugs with it or with one akin, nearest first. */
  chosen: (NamedColour & { rugs: ProductSummary[] }) | null;
};

/** The maker's named colours, or the eight that come with the product. */
export async function listSwatches(): Promise<NamedColour[]> {
  try {
    const named = await listContent(swatches, DEFAULT_LOCALE);
    return named.length > 0 ? named.map(({ name, hex }) => ({ name, hex })) : DEFAULT_SWATCHES;
  } catch (error) {
    reportContentUnread(error, "The colour swatches could not be read; the default ones are shown");
    return DEFAULT_SWATCHES;
  }
}

/** Every yarn that is woven into a rug of the catalogue, by hue. */
export async function getYarnWall(asked: string | null, locale: Locale): Promise<YarnWall> {
  usesContent("products");
  const woven = await contentOrDefault(
    [],
    "The woven yarns could not be read; none are shown",
    listWovenYarns,
  );
  const yarns = [...new Map(woven.map(({ name, hex }) => [hex, { name, hex }])).values()];
  const columns = hueColumns(yarns, COLUMN);
  const yarn = yarns.find(({ hex }) => hex === `#${asked?.toLowerCase()}`);
  if (!yarn) return { columns, chosen: null };
  const near = woven
    .filter(({ hex }) => isSimilar(hex, yarn.hex))
    .sort((one, other) => distance(one.hex, yarn.hex) - distance(other.hex, yarn.hex));
  const rugs = await listProductsById([...new Set(near.map(({ rugId }) => rugId))], locale);
  return { columns, chosen: { ...yarn, rugs } };
}

function listWovenYarns(): Promise<WovenYarn[]> {
  return db()
    .select({ name: rugDesignYarns.name, hex: rugDesignYarns.hex, rugId: products.id })
    .from(rugDesignYarns)
    .innerJoin(rugDesigns, eq(rugDesigns.id, rugDesignYarns.rugDesignId))
    .innerJoin(products, eq(products.id, rugDesigns.productId))
    .where(and(eq(rugDesigns.active, true), eq(products.active, true), isNull(products.withdrawnAt)))
    .orderBy(asc(products.displayOrder), asc(rugDesignYarns.paletteIndex));
}
