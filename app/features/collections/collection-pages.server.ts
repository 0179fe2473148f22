import { listContent, listFormerAddresses } from "#app/content/content.server.ts";
import { collections } from "#app/features/catalogue/collections.content.ts";
import {
  getProductTotals,
  listProducts,
  type ProductSummary,
} from "#app/features/catalogue/products.server.ts";
import { listPicturesOf } from "#app/features/catalogue/rug-pictures.server.ts";
import { listYarnsOf, type RugYarn } from "#app/features/catalogue/rug-yarns.server.ts";
import {
  type CategoryProduct,
  listCategoryProducts,
} from "#app/features/products/lists/category-products.server.ts";
import { distinctColours } from "#app/features/swatches/swatches.rules.ts";
import { type Currency, currencyOf } from "#app/i18n/format.ts";
import { DEFAULT_LOCALE, type Locale, wordsIn } from "#app/i18n/locales.ts";
import { getPictures } from "#app/media/media.server.ts";
import { contentOrDefault } from "#app/platform/http/cache/content-tags.server.ts";
import { pagesOf } from "#app/ui/lists/list-address.ts";
import type { Picture } from "#app/ui/media/picture.rules.ts";
import { getCollectionTotals } from "./collection-totals.server.ts";
import { COLLECTIONS_PER_PAGE, PRODUCTS_PER_PAGE } from "./collections.rules.ts";
import {
  DEFAULT_CATEGORIES,
  type DefaultCollection,
  NAMED_COLLECTIONS,
} from "./named-collections.defaults.ts";

const USUAL_WIDTH_METRES = 2;
const MOST_YARNS = 12;
/** Which a picture of the last one's pile accompanies. */
const FEW_RUGS = 2;

type Entry = {
  id: string | null;
  slug: string;
  title: string;
  description: string;
  /** Said after the rugs; empty for most. */
  closing: string;
  imageUrl: string | null;
  isFamily: boolean;
} & Seo;

/** Empty: derived from the collection's words. */
type Seo = { seoTitle: string; seoDescription: string; sharePicture: string | null };
const NO_SEO: Seo = { seoTitle: "", seoDescription: "", sharePicture: null };

type Words = Pick<Entry, "slug" | "title" | "description">;
export type CollectionSummary = Words & {
  count: number;
  priceCents: number | null;
  currency: Currency;
  cover: Picture | null;
  /** Of a collection: its room. */
  room: Picture | null;
};
export type CategorySummary = CollectionSummary & { widthMetres: number; isRound: boolean };
export type CollectionPage = Words & {
  closing: string;
  rugs: ProductSummary[];
  page: number;
  pages: number;
  /** Of the whole collection; null means "sob consulta". */
  total: number;
  priceCents: number | null;
  currency: Currency;
  /** Unique title: with the code where another collection has the same one. */
  titleName: string;
  picture: Picture | null;
  /** Of the last of one or two rugs. */
  detail: Picture | null;
  /** Of the page's rugs, the most used first, without similar ones. */
  yarns: RugYarn[];
  seo: { title: string; description: string; picture: Picture | null };
  next: { slug: string; title: string } | null;
};

type Catalogue = {
  families: CollectionSummary[];
  categories: CategorySummary[];
  page: number;
  pages: number;
};

/** A page of it: all families, then all categories. */
export async function listCatalogue(locale: Locale, asked = 1): Promise<Catalogue> {
  const { entries: all } = await listEntries(locale);
  const pages = pagesOf(all.length, COLLECTIONS_PER_PAGE);
  const page = Math.min(asked, pages);
  const inOrder = [...all.filter(({ isFamily }) => isFamily), ...all.filter(({ isFamily }) => !isFamily)];
  const entries = inOrder.slice((page - 1) * COLLECTIONS_PER_PAGE, page * COLLECTIONS_PER_PAGE);
  const currency = currencyOf(locale);
  const stored = entries.flatMap(({ id, imageUrl, isFamily }) =>
    id === null ? [] : [{ id, imageUrl, isFamily }],
  );
  const [totals, hung] = await Promise.all([
    getCollectionTotals(
      stored.map(({ id }) => id),
      currency,
    ),
    categoryProducts(stored.filter(({ isFamily }) => !isFamily)),
  ]);
  const coverUrlOf = ({ id, imageUrl, isFamily }: Entry) =>
    (isFamily ? totals.get(id ?? "")?.coverUrl : (hung.get(id ?? "")?.imageUrl ?? imageUrl)) ?? "";
  const roomUrlOf = ({ imageUrl, isFamily }: Entry) => (isFamily && imageUrl) || "";
  const pictures = await getPictures(
    entries.flatMap((entry) => [coverUrlOf(entry), roomUrlOf(entry)]).filter(Boolean),
    locale,
  );
  const summary = (entry: Entry): CollectionSummary => ({
    ...{ slug: entry.slug, title: entry.title, description: entry.description, currency },
    count: totals.get(entry.id ?? "")?.count ?? 0,
    priceCents: totals.get(entry.id ?? "")?.priceCents ?? null,
    cover: pictures.get(coverUrlOf(entry)) ?? null,
    room: pictures.get(roomUrlOf(entry)) ?? null,
  });
  const categories = entries.filter(({ isFamily }) => !isFamily);
  return {
    families: entries.filter(({ isFamily }) => isFamily).map(summary),
    categories: categories.map((entry) => ({
      ...summary(entry),
      widthMetres: hung.get(entry.id ?? "")?.widthMetres ?? USUAL_WIDTH_METRES,
      isRound: hung.get(entry.id ?? "")?.isRound ?? false,
    })),
    ...{ page, pages },
  };
}

export const countCataloguePages = async (): Promise<number> =>
  pagesOf((await listEntries(DEFAULT_LOCALE)).entries.length, COLLECTIONS_PER_PAGE);

const categoryProducts = (categories: { id: string; imageUrl: string | null }[]) =>
  contentOrDefault(new Map<string, CategoryProduct>(), "The categories' products could not be read", () =>
    listCategoryProducts(categories),
  );

export type CollectionLookup =
  | { state: "present"; collection: CollectionPage }
  | { state: "moved"; slug: string }
  | { state: "unknown" }
  /** Unknown, because the database is unreachable. */
  | { state: "unread" };

export async function getCollection(slug: string, locale: Locale, page = 1): Promise<CollectionLookup> {
  const { entries, moved, isWhole } = await listEntries(locale);
  const entry = entries.find((one) => one.slug === slug);
  if (entry) return { state: "present", collection: await toCollectionPage(entry, entries, page, locale) };
  const present = moved.get(slug);
  if (present) return { state: "moved", slug: present };
  return { state: isWhole ? "unknown" : "unread" };
}

async function toCollectionPage(
  entry: Entry,
  entries: Entry[],
  asked: number,
  locale: Locale,
): Promise<CollectionPage> {
  const { id, slug, title, description, imageUrl } = entry;
  const siblings = entries.filter(({ isFamily }) => isFamily === entry.isFamily);
  const next = siblings[(siblings.indexOf(entry) + 1) % siblings.length] as Entry;
  const currency = currencyOf(locale);
  const [{ total, priceCents }, pictures] = await Promise.all([
    id === null ? { total: 0, priceCents: null } : getProductTotals(currency, id),
    getPictures(
      [imageUrl, entry.sharePicture].flatMap((url) => url ?? []),
      locale,
    ),
  ]);
  const pages = pagesOf(total, PRODUCTS_PER_PAGE);
  const page = Math.min(asked, pages);
  const slice = { limit: PRODUCTS_PER_PAGE, offset: (page - 1) * PRODUCTS_PER_PAGE };
  const rugs = id === null ? [] : await listProducts(locale, { collectionId: id }, slice);
  const last = rugs.at(-1);
  const [yarns, detail] = await Promise.all([
    listYarnsOf(
      rugs.map((rug) => rug.id),
      locale,
    ),
    last && total <= FEW_RUGS ? detailOf(last.id, locale) : null,
  ]);
  const isShared = entries.some((other) => other.slug !== slug && other.title === title);
  return {
    ...{ slug, title, description, page, pages, total, priceCents, currency },
    closing: entry.closing,
    rugs,
    yarns: distinctColours(yarns, MOST_YARNS),
    detail,
    titleName: isShared ? `${title}, ${slug}` : title,
    picture: (imageUrl && pictures.get(imageUrl)) || null,
    seo: {
      ...{ title: entry.seoTitle, description: entry.seoDescription },
      picture: (entry.sharePicture && pictures.get(entry.sharePicture)) || null,
    },
    next: next === entry ? null : { slug: next.slug, title: next.title },
  };
}

/** The picture that is neither the view from above nor the room. */
async function detailOf(rugId: string, locale: Locale): Promise<Picture | null> {
  const pictures = await listPicturesOf([rugId], locale);
  return pictures.get(rugId)?.slice(2).at(-1) ?? null;
}

/** Stored collections, then defaults whose addresses no present or former one uses. */
async function listEntries(locale: Locale): Promise<{
  entries: Entry[];
  /** Present addresses by former ones. */
  moved: Map<string, string>;
  isWhole: boolean;
}> {
  const found = await contentOrDefault(
    null,
    "The collections could not be read; the named ones are shown",
    () => listContent(collections, locale),
  );
  const kept: Entry[] = (found ?? []).map((entry) => ({ ...entry, isFamily: entry.place === "page" }));
  const former = await contentOrDefault(null, "Former addresses of collections could not be read", () =>
    listFormerAddresses(collections),
  );
  const moved = former ?? new Map<string, string>();
  const taken = new Set([...kept.map(({ slug }) => slug), ...moved.keys()]);
  const missing = (defaults: DefaultCollection[], isFamily: boolean): Entry[] =>
    defaults
      .filter(({ slug }) => !taken.has(slug))
      .map(({ slug, imageUrl, words }) => ({
        ...{ id: null, slug, imageUrl, closing: "", ...wordsIn(words, locale), ...NO_SEO, isFamily },
      }));
  const hasCategories = kept.some(({ isFamily }) => !isFamily);
  const named = missing(NAMED_COLLECTIONS, true);
  const categories = hasCategories ? [] : missing(DEFAULT_CATEGORIES, false);
  const isWhole = found !== null && former !== null;
  return { entries: [...kept, ...named, ...categories], moved, isWhole };
}
