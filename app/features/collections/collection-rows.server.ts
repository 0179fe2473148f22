import { and, count, eq, sql } from "drizzle-orm";
import type { Editor } from "#app/features/accounts/guard.server.ts";
import { type Collection, collections } from "#app/features/catalogue/collections.table.ts";
import { getPictures } from "#app/features/media/media.server.ts";
import { formatPrice } from "#app/i18n/format.ts";
import { DEFAULT_LOCALE } from "#app/i18n/locales.ts";
import { db } from "#app/platform/db/db.server.ts";
import { newestCreatedAt } from "#app/platform/db/newest.server.ts";
import { holdsWords } from "#app/platform/db/plain-search.ts";
import { inOrder } from "#app/platform/db/row-order.ts";
import type { Picture } from "#app/ui/picture.rules.ts";
import { shownAt } from "./collection-editing.server.ts";
import {
  COLLECTION_PAGE_SIZE,
  type CollectionKind,
  type CollectionPlace,
  pathOfCollection,
} from "./collections.rules.ts";
import { NAMED_COLLECTIONS } from "./named-collections.defaults.ts";

export type CollectionRow = {
  id: string;
  name: string;
  facts: string;
  picture: Picture | null;
  isActive: boolean;
  /** Its address exists without it, too. */
  isNamed: boolean;
};

export type CollectionRows = { rows: CollectionRow[]; total: number; newestAt: number; page: number };
export type RowsAsked = { search: string; page: number; place: CollectionPlace };

/** A page of one kind in the owner's order, active or not, as the administration lists it. */
export async function listCollectionRows(
  _editor: Editor,
  kind: CollectionKind,
  { search, page, place }: RowsAsked,
): Promise<CollectionRows> {
  const where = and(shownAt(kind, place), holdsWords([collections.title, collections.slug], search));
  const [newestAt, [counted]] = await Promise.all([
    newestCreatedAt(collections, eq(collections.kind, kind)),
    db().select({ total: count() }).from(collections).where(where),
  ]);
  const total = counted?.total ?? 0;
  const shown = Math.min(page, Math.max(1, Math.ceil(total / COLLECTION_PAGE_SIZE)));
  const found = await db()
    .select()
    .from(collections)
    .where(where)
    .orderBy(...inOrder(collections))
    .limit(COLLECTION_PAGE_SIZE)
    .offset((shown - 1) * COLLECTION_PAGE_SIZE);
  const urls = found.flatMap(({ imageUrl }) => imageUrl ?? []);
  const pictures = await getPictures(urls, DEFAULT_LOCALE);
  const rows = found.map((row) => ({
    id: row.id,
    name: row.title,
    facts: kind === "featured" ? pricesOf(row) : pathOfCollection(row.slug),
    picture: pictures.get(row.imageUrl ?? "") ?? null,
    isActive: row.active,
    isNamed: kind === "collection" && NAMED_COLLECTIONS.some(({ slug }) => slug === row.slug),
  }));
  return { rows, total, newestAt, page: shown };
}

/** How many there are of a kind, and how many of them the site shows. */
export async function countCollections(
  _editor: Editor,
  kind: CollectionKind,
): Promise<{ active: number; total: number }> {
  const [counted] = await db()
    .select({
      total: count(),
      active: sql<number>`count(*) filter (where ${collections.active})`.mapWith(Number),
    })
    .from(collections)
    .where(eq(collections.kind, kind));
  return counted ?? { active: 0, total: 0 };
}

/** Empty when both are on request. */
function pricesOf({ priceBrlCents, priceEurCents }: Collection): string {
  const prices = [
    priceBrlCents !== null && formatPrice(priceBrlCents, "BRL", DEFAULT_LOCALE),
    priceEurCents !== null && formatPrice(priceEurCents, "EUR", DEFAULT_LOCALE),
  ];
  return prices.filter(Boolean).join(", ");
}
