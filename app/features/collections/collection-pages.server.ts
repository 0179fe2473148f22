import { and, asc, eq } from "drizzle-orm";
import { collections } from "#app/features/catalogue/collections.table.ts";
import { listProducts, type ProductSummary } from "#app/features/catalogue/products.server.ts";
import { getPictures } from "#app/features/media/media.server.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { db } from "#app/platform/db/db.server.ts";
import { translated } from "#app/platform/db/translations.server.ts";
import { contentOr, usesContent } from "#app/platform/http/content-tags.server.ts";
import type { Picture } from "#app/ui/picture.rules.ts";
import { listMovedSlugs } from "./collection-slugs.server.ts";
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

export type CollectionSummary = Pick<Entry, "slug" | "title" | "description"> & { rugs: ProductSummary[] };
export type CollectionPage = CollectionSummary & {
  /** The title as the page's head says it: with the code where another collection has the same one. */
  titleName: string;
  picture: Picture | null;
  next: { slug: string; title: string } | null;
};

/** The families of the catalogue with the rugs that belong to each. */
export async function listFamilies(locale: Locale): Promise<CollectionSummary[]> {
  const [{ entries }, rugs] = await Promise.all([listEntries(locale), listProducts(locale)]);
  return entries.filter(({ isFamily }) => isFamily).map((entry) => summaryOf(entry, rugs));
}

/** What stands at a collection's address. */
export type CollectionAnswer =
  | { state: "present"; collection: CollectionPage }
  | { state: "moved"; slug: string }
  | { state: "unknown" }
  /** It may well be there: the database does not say. */
  | { state: "unread" };

/** The collection at an address: the five named ones and those of the default tiles always exist. */
export async function getCollection(slug: string, locale: Locale): Promise<CollectionAnswer> {
  const { entries, isWhole } = await listEntries(locale);
  const entry = entries.find((one) => one.slug === slug);
  if (entry) return { state: "present", collection: await pageOf(entry, entries, locale) };
  const moved = (await movedSlugs()).get(slug);
  if (moved) return { state: "moved", slug: moved };
  return { state: isWhole ? "unknown" : "unread" };
}

const movedSlugs = () =>
  contentOr(new Map<string, string>(), "Former addresses of collections could not be read", listMovedSlugs);

async function pageOf(entry: Entry, entries: Entry[], locale: Locale): Promise<CollectionPage> {
  const kin = entries.filter(({ isFamily }) => isFamily === entry.isFamily);
  const next = kin[(kin.indexOf(entry) + 1) % kin.length] as Entry;
  const [rugs, pictures] = await Promise.all([
    listProducts(locale),
    getPictures(entry.imageUrl ? [entry.imageUrl] : [], locale),
  ]);
  const isShared = entries.some(({ slug, title }) => slug !== entry.slug && title === entry.title);
  return {
    ...summaryOf(entry, rugs),
    titleName: isShared ? `${entry.title}, ${entry.slug}` : entry.title,
    picture: (entry.imageUrl && pictures.get(entry.imageUrl)) || null,
    next: next === entry ? null : { slug: next.slug, title: next.title },
  };
}

function summaryOf({ id, slug, title, description }: Entry, rugs: ProductSummary[]): CollectionSummary {
  const own = rugs.filter(({ collectionId, categoryId }) => id && (collectionId === id || categoryId === id));
  return { slug, title, description, rugs: own };
}

/**
 * What the owner keeps, and after it the defaults whose addresses nothing of the owner's answers: neither a
 * collection of today nor one that stood there before.
 */
async function listEntries(locale: Locale): Promise<{ entries: Entry[]; isWhole: boolean }> {
  usesContent("collections", "products", "media");
  const found = await contentOr(
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
