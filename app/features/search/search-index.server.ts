import { AsyncLocalStorage } from "node:async_hooks";
import { usesType } from "#app/content/content.server.ts";
import { collections } from "#app/features/catalogue/collections.content.ts";
import { designers } from "#app/features/catalogue/designers.content.ts";
import { listProductsById } from "#app/features/catalogue/products.server.ts";
import { products } from "#app/features/catalogue/products.table.ts";
import {
  type CollectionAddress,
  listCollectionAddresses,
} from "#app/features/collections/collection-addresses.server.ts";
import { type CollectionSummary, listCatalogue } from "#app/features/collections/collection-pages.server.ts";
import { countAndPrice } from "#app/features/collections/collection-words.ts";
import { customPages } from "#app/features/pages/custom-pages.content.ts";
import { listCustomPages } from "#app/features/pages/custom-pages.server.ts";
import { listDesigners } from "#app/features/products/designers.server.ts";
import { fromPrice } from "#app/features/products/prices.ts";
import { type Locale, pathFor, siteLocales } from "#app/i18n/locales.ts";
import { now } from "#app/platform/clock.ts";
import { db, isUnpublished } from "#app/platform/db/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import {
  type ContentTag,
  contentOrDefault,
  isAffected,
  onContentChanged,
  recordingContent,
  reportContentUnread,
  usesContent,
} from "#app/platform/http/content-tags.server.ts";
import { pagesOf } from "#app/ui/list-address.ts";
import type { Picture } from "#app/ui/picture.rules.ts";
import { queryWords, RESULTS_PER_PAGE, type ResultKind, search } from "./search.rules.ts";
import { searchTexts } from "./search.texts.ts";
import { readSearchableProducts } from "./searchable-products.server.ts";
import { type WordIndex, WordIndexBuilder } from "./word-index.rules.ts";

export type SearchResult = {
  kind: ResultKind;
  title: string;
  facts: string;
  href: string;
  picture: Picture | null;
};

/** Rugs come first, as ids only; their facts are read when found. */
type Index = {
  words: WordIndex;
  rugIds: string[];
  others: SearchResult[];
  collections: { id: string; title: string }[];
};
type KeptIndex = { index: Index; isComplete: boolean };

export type Results = { found: SearchResult[]; total: number; page: number; pages: number };

const USED: ContentTag[] = ["products", "media"];
const USED_TYPES = [designers, collections, customPages];
const MADE_OF = {
  tags: new Set<ContentTag>([...USED, "content"]),
  keys: new Set<string>([...USED, ...USED_TYPES.map(({ type }) => `content:${type}`)]),
};
/** Cached per process and language until content changes. */
const indexes = new Map<Locale, Promise<KeptIndex>>();

/** Stale since; used while it is rebuilt. */
const lagging = new Map<Locale, number>();

onContentChanged((_tags, change) => {
  if (!isAffected(MADE_OF, change)) return;
  const searched = [...indexes.keys()];
  if (!change.mayLag) indexes.clear();
  for (const locale of indexes.keys()) if (!lagging.has(locale)) lagging.set(locale, now().getTime());
  if (searched.length > 0) prepareLater(searched);
});

const START_MS = 5000;
/** Below this the first search indexes them in less than a tenth of a second. */
const FEW_PRODUCTS = 200;
let preparing: NodeJS.Timeout | undefined;
let isEnding = false;
/** Timers must not run in the transaction or request that set them. */
const outside = AsyncLocalStorage.snapshot();

/** Shortly after the start, indexes the words of every language of the site, unless the products are few. */
export function startPreparingSearch(): void {
  isEnding = false;
  prepareIn(START_MS, async () => ((await db().$count(products)) < FEW_PRODUCTS ? [] : siteLocales()));
}

/** Waits for what still reads the database. */
export async function stopPreparingSearch(): Promise<void> {
  isEnding = true;
  clearTimeout(preparing);
  preparing = undefined;
  await Promise.allSettled([...renewing.values(), ...indexes.values()]);
}

/** Before stale indexes may no longer be used, so that no visitor waits while the whole catalogue is read. */
function prepareLater(locales: Locale[]): void {
  const { staleSeconds } = env();
  if (staleSeconds > 0 && !isEnding) prepareIn(staleSeconds * 500, async () => locales);
}

function prepareIn(ms: number, locales: () => Promise<readonly Locale[]>): void {
  preparing ??= outside(() => setTimeout(prepare, ms, locales).unref());
}

/** One language after another. What fails is tried again by the next search. */
async function prepare(locales: () => Promise<readonly Locale[]>): Promise<void> {
  preparing = undefined;
  for (const locale of await locales().catch(() => []))
    if (!isEnding) await (lagging.has(locale) ? renewOnce(locale) : keptIndex(locale)).catch(() => {});
}

export async function findOnSite(query: string, locale: Locale, asked = 1): Promise<Results> {
  usesContent(...USED);
  USED_TYPES.forEach(usesType);
  if (queryWords(query).length === 0) return { found: [], total: 0, page: 1, pages: 1 };
  const index = await indexOf(locale);
  const numbers = search(index.words, query);
  const pages = pagesOf(numbers.length, RESULTS_PER_PAGE);
  const page = Math.min(asked, pages);
  const shown = numbers.slice((page - 1) * RESULTS_PER_PAGE, page * RESULTS_PER_PAGE);
  return { found: await readResults(shown, index, locale), total: numbers.length, page, pages };
}

export type Suggestions = { families: SearchResult[]; categories: SearchResult[] };

/** Counts instead of descriptions, which are of very different lengths. */
export async function listSuggestions(locale: Locale): Promise<Suggestions> {
  usesContent(...USED);
  [designers, collections].forEach(usesType);
  const [{ families, categories }, addresses] = await Promise.all([
    listCatalogue(locale),
    listCollections(locale),
  ]);
  const bySlug = new Map(addresses.map((address) => [address.slug, address]));
  const found = (listed: CollectionSummary[]): SearchResult[] =>
    listed.flatMap((summary) => {
      const address = bySlug.get(summary.slug);
      return address && summary.count > 0
        ? { ...ofCollection(address, locale), facts: countAndPrice(summary, locale) }
        : [];
    });
  return { families: found(families), categories: found(categories) };
}

async function readResults(numbers: number[], index: Index, locale: Locale): Promise<SearchResult[]> {
  const { rugIds, others } = index;
  const rugs = await listProductsById(
    numbers.flatMap((number) => rugIds[number] ?? []),
    locale,
  );
  const byId = new Map(rugs.map((rug) => [rug.id, rug]));
  return numbers.flatMap((number) => {
    const id = rugIds[number];
    if (id === undefined) return others[number - rugIds.length] ?? [];
    const rug = byId.get(id);
    if (!rug) return [];
    const collection = index.collections.find(
      (one) => one.id === rug.collectionId || one.id === rug.categoryId,
    );
    return {
      kind: "rug",
      title: rug.name,
      facts: [fromPrice(rug, locale), collection?.title].filter(Boolean).join(", "),
      href: pathFor(locale, `/produtos/${rug.slug}`),
      picture: rug.cover,
    };
  });
}

async function indexOf(locale: Locale): Promise<Index> {
  // Previews must not be cached.
  if (isUnpublished()) return build(locale);
  const { index, isComplete } = await keptIndex(locale);
  if (!isComplete) reportContentUnread();
  return index;
}

function keptIndex(locale: Locale): Promise<KeptIndex> {
  const kept = indexes.get(locale);
  const since = lagging.get(locale);
  if (!kept || since === undefined) return kept ?? begin(locale);
  if (now().getTime() - since >= env().staleSeconds * 1000) return begin(locale);
  void renewOnce(locale);
  return kept;
}

const renewing = new Map<Locale, Promise<void>>();

function renewOnce(locale: Locale): Promise<void> {
  const kept = indexes.get(locale);
  if (!kept) return Promise.resolve();
  const running = renewing.get(locale) ?? renew(locale, kept).finally(() => renewing.delete(locale));
  renewing.set(locale, running);
  return running;
}

/** A failed or superseded rebuild is retried by the next search. */
async function renew(locale: Locale, kept: Promise<KeptIndex>): Promise<void> {
  const since = lagging.get(locale);
  lagging.delete(locale);
  const renewed = await recordingContent(() => build(locale)).catch(() => null);
  if (indexes.get(locale) !== kept) return;
  if (renewed?.record.isComplete)
    indexes.set(locale, Promise.resolve({ index: renewed.result, isComplete: true }));
  else if (since !== undefined) lagging.set(locale, since);
}

function begin(locale: Locale): Promise<KeptIndex> {
  lagging.delete(locale);
  const building = recordingContent(() => build(locale)).then(({ result, record }) => ({
    index: result,
    isComplete: record.isComplete,
  }));
  indexes.set(locale, building);
  // Incomplete indexes are not cached.
  const forget = () => void (indexes.get(locale) === building && indexes.delete(locale));
  building.then(({ isComplete }) => isComplete || forget(), forget);
  return building;
}

async function build(locale: Locale): Promise<Index> {
  const [listed, people, added] = await Promise.all([
    listCollections(locale),
    listDesigners(locale),
    listCustomPages(locale),
  ]);
  const titles = new Map(listed.map(({ id, title }) => [id, title]));
  const words = new WordIndexBuilder();
  const rugIds: string[] = [];
  for await (const rugs of readSearchableProducts(locale))
    for (const { id, collectionId, categoryId, ...rug } of rugs) {
      const named = [titles.get(collectionId ?? ""), titles.get(categoryId ?? "")].filter(
        (title) => title !== undefined,
      );
      const keywords = [...named, rug.materials, rug.technique, ...rug.yarns, rug.designer, ...rug.facts];
      words.add({ title: rug.name, keywords, text: rug.description });
      rugIds.push(id);
    }
  const others: SearchResult[] = [];
  const add = (found: SearchResult, keywords: string[], text: string) => {
    words.add({ title: found.title, keywords, text });
    others.push(found);
  };
  for (const collection of listed) add(ofCollection(collection, locale), [], collection.description);
  for (const designer of people) {
    const { slug, name, place, biography, portrait } = designer;
    const signed = designer.rugs.map((rug) => rug.name);
    add(
      {
        kind: "designer",
        title: name,
        facts: place || signed.join(", "),
        href: `${pathFor(locale, "/designers")}#${slug}`,
        picture: portrait,
      },
      [place, ...signed],
      biography,
    );
  }
  for (const { title, path, lead, text } of added)
    add({ kind: "page", title, facts: lead, href: pathFor(locale, path), picture: null }, [], text);
  for (const [path, page] of Object.entries(searchTexts(locale).pages)) {
    const found = {
      kind: "page",
      title: page.name,
      facts: "",
      href: pathFor(locale, path),
      picture: null,
    } as const;
    add(found, [page.words], "");
  }
  return { words: words.finish(), rugIds, others, collections: listed };
}

const listCollections = (locale: Locale) =>
  contentOrDefault([], "The collections could not be read; none are found", () =>
    listCollectionAddresses(locale),
  );

function ofCollection(
  { slug, title, description, picture }: CollectionAddress,
  locale: Locale,
): SearchResult {
  return {
    kind: "collection",
    title,
    facts: description,
    href: pathFor(locale, `/colecoes/${slug}`),
    picture,
  };
}
