import { and, asc, eq } from "drizzle-orm";
import { collections } from "#app/features/catalogue/collections.table.ts";
import {
  getProductTotals,
  listProducts,
  type ProductSummary,
} from "#app/features/catalogue/products.server.ts";
import { getPictures } from "#app/features/media/media.server.ts";
import { type Currency, currencyOf } from "#app/i18n/format.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { db } from "#app/platform/db/db.server.ts";
import { translated } from "#app/platform/db/translations.server.ts";
import { contentOrDefault, usesContent } from "#app/platform/http/content-tags.server.ts";
import { pagesOf } from "#app/ui/list-address.ts";
import type { Picture } from "#app/ui/picture.rules.ts";
import { listMovedSlugs } from "./collection-slugs.server.ts";
import { getCollectionTotals } from "./collection-totals.server.ts";
import { RUGS_PER_PAGE } from "./collections.rules.ts";
import { ENTITY } from "./collections.server.ts";
import { DEFAULT_SHELVES, type DefaultCollection, NAMED_COLLECTIONS } from "./named-collections.defaults.ts";

type Entry = {
  id: string | null;
  slug: string;
  title: string;
  description: string;
  imageUrl: string | null;
  /** One of the catalogue's families; the others are shelves such as "Lisos". */
  isFamily: boolean;
};

type Words = Pick<Entry, "slug" | "title" | "description">;
/** A family with what `/colecoes` shows of its rugs. */
export type CollectionSummary = Words & { count: number; cover: Picture | null };
export type CollectionPage = Words & {
  /** Those of the page that was asked for, or of the last one when there are fewer. */
  rugs: ProductSummary[];
  page: number;
  pages: number;
  /** How many rugs the collection has, and the lowest price of all of them; null is "sob consulta". */
  total: number;
  priceCents: number | null;
  currency: Currency;
  /** The title as the page's head says it: with the code where another collection has the same one. */
  titleName: string;
  picture: Picture | null;
  next: { slug: string; title: string } | null;
};

/** The families of the catalogue, with how many rugs each has and what they look like. */
export async function listFamilies(locale: Locale): Promise<CollectionSummary[]> {
  const { entries } = await listEntries(locale);
  const families = entries.filter(({ isFamily }) => isFamily);
  const totals = await getCollectionTotals(families.flatMap(({ id }) => id ?? []));
  const covers = await getPictures(
    [...totals.values()].flatMap(({ coverUrl }) => coverUrl ?? []),
    locale,
  );
  return families.map(({ id, slug, title, description }) => {
    const own = id === null ? undefined : totals.get(id);
    return {
      ...{ slug, title, description },
      count: own?.count ?? 0,
      cover: covers.get(own?.coverUrl ?? "") ?? null,
    };
  });
}

/** What stands at a collection's address. */
export type CollectionLookup =
  | { state: "present"; collection: CollectionPage }
  | { state: "moved"; slug: string }
  | { state: "unknown" }
  /** It may well be there: the database does not say. */
  | { state: "unread" };

/** The collection at an address: the five named ones and those of the default tiles always exist. */
export async function getCollection(slug: string, locale: Locale, page = 1): Promise<CollectionLookup> {
  const { entries, isWhole } = await listEntries(locale);
  const entry = entries.find((one) => one.slug === slug);
  if (entry) return { state: "present", collection: await furnish(entry, entries, page, locale) };
  const moved = (await movedSlugs()).get(slug);
  if (moved) return { state: "moved", slug: moved };
  return { state: isWhole ? "unknown" : "unread" };
}

const movedSlugs = () =>
  contentOrDefault(
    new Map<string, string>(),
    "Former addresses of collections could not be read",
    listMovedSlugs,
  );

async function furnish(
  entry: Entry,
  entries: Entry[],
  asked: number,
  locale: Locale,
): Promise<CollectionPage> {
  const { id, slug, title, description, imageUrl } = entry;
  const kin = entries.filter(({ isFamily }) => isFamily === entry.isFamily);
  const next = kin[(kin.indexOf(entry) + 1) % kin.length] as Entry;
  const currency = currencyOf(locale);
  const [{ total, priceCents }, pictures] = await Promise.all([
    id === null ? { total: 0, priceCents: null } : getProductTotals(currency, { collectionId: id }),
    getPictures(imageUrl ? [imageUrl] : [], locale),
  ]);
  const pages = pagesOf(total, RUGS_PER_PAGE);
  const page = Math.min(asked, pages);
  const slice = { limit: RUGS_PER_PAGE, offset: (page - 1) * RUGS_PER_PAGE };
  const isShared = entries.some((other) => other.slug !== slug && other.title === title);
  return {
    ...{ slug, title, description, page, pages, total, priceCents, currency },
    rugs: id === null ? [] : await listProducts(locale, { collectionId: id }, slice),
    titleName: isShared ? `${title}, ${slug}` : title,
    picture: (imageUrl && pictures.get(imageUrl)) || null,
    next: next === entry ? null : { slug: next.slug, title: next.title },
  };
}

/**
 * What the owner keeps, and after it the defaults whose addresses nothing of the owner's answers: neither a
 * collection of today nor one that stood there before.
 */
async function listEntries(locale: Locale): Promise<{ entries: Entry[]; isWhole: boolean }> {
  usesContent("collections");
  const found = await contentOrDefault(
    null,
    "The collections could not be read; the named ones are shown",
    async () =>
      db()
        .select()
        .from(collections)
        .where(and(eq(collections.kind, "collection"), eq(collections.active, true)))
        .orderBy(asc(collections.displayOrder)),
  );
  const rows = found ?? [];
  const stored = await translated(ENTITY, rows, locale, ["title", "description"]);
  const kept: Entry[] = stored.map(({ id, slug, title, description, imageUrl, tileOrder }) => ({
    ...{ id, slug, title, description, imageUrl },
    isFamily: tileOrder === null,
  }));
  const taken = new Set([...kept.map(({ slug }) => slug), ...(await movedSlugs()).keys()]);
  const missing = (defaults: DefaultCollection[], isFamily: boolean): Entry[] =>
    defaults
      .filter(({ slug }) => !taken.has(slug))
      .map(({ slug, imageUrl, words }) => ({ id: null, slug, imageUrl, ...words[locale], isFamily }));
  const hasShelves = kept.some(({ isFamily }) => !isFamily);
  const named = missing(NAMED_COLLECTIONS, true);
  const shelves = hasShelves ? [] : missing(DEFAULT_SHELVES, false);
  return { entries: [...kept, ...named, ...shelves], isWhole: found !== null };
}
