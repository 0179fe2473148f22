import { and, asc, eq, isNull } from "drizzle-orm";
import { type Collection, collections } from "#app/features/catalogue/collections.table.ts";
import { getPictures } from "#app/features/media/media.server.ts";
import { type Currency, currencyOf } from "#app/i18n/format.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { db } from "#app/platform/db/db.server.ts";
import { inOrder } from "#app/platform/db/row-order.ts";
import { translated } from "#app/platform/db/translations.server.ts";
import { reportContentUnread, usesContent } from "#app/platform/http/content-tags.server.ts";
import type { Picture } from "#app/ui/picture.rules.ts";
import { FEATURED_LIMIT } from "./collections.rules.ts";

export const ENTITY = "collections";
const FIELDS = ["title", "description", "exploreText"] as const;

export type FeaturedRug = {
  id: string;
  name: string;
  description: string;
  /** Null is "sob consulta". */
  priceCents: number | null;
  currency: Currency;
  url: string;
  picture: Picture | null;
};

/** The rugs of the main page's carousel: active ones in the owner's order; of those not placed, newest first. */
export async function listFeatured(locale: Locale): Promise<FeaturedRug[]> {
  usesContent("collections");
  try {
    const rows = await db()
      .select()
      .from(collections)
      .where(and(eq(collections.kind, "featured"), eq(collections.active, true)))
      .orderBy(...inOrder(collections))
      .limit(FEATURED_LIMIT);
    const rugs = await translated(ENTITY, rows, locale, FIELDS);
    const pictures = await getPictures(
      rugs.map(({ imageUrl }) => imageUrl).filter((url) => url !== null),
      locale,
    );
    const currency = currencyOf(locale);
    return rugs.map((rug) => ({
      id: rug.id,
      name: rug.title,
      description: rug.description,
      priceCents: currency === "BRL" ? rug.priceBrlCents : rug.priceEurCents,
      currency,
      url: rug.url ?? "",
      picture: (rug.imageUrl && pictures.get(rug.imageUrl)) || null,
    }));
  } catch (error) {
    reportContentUnread(error, "The featured rugs could not be read; none are shown");
    return [];
  }
}

/** The families of the catalogue, in their order. The shelves of the strip, such as "Lisos", are not among them. */
export async function listCollections(locale: Locale): Promise<Collection[]> {
  usesContent("collections");
  const rows = await db()
    .select()
    .from(collections)
    .where(
      and(eq(collections.kind, "collection"), eq(collections.active, true), isNull(collections.tileOrder)),
    )
    .orderBy(asc(collections.displayOrder));
  return translated(ENTITY, rows, locale, FIELDS);
}
