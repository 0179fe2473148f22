import { usesType } from "#app/content/content.server.ts";
import { collections } from "#app/features/catalogue/collections.content.ts";
import { designers } from "#app/features/catalogue/designers.content.ts";
import { columnShare } from "#app/features/catalogue/products.rules.ts";
import { listProductsById } from "#app/features/catalogue/products.server.ts";
import { type CollectionSummary, listCatalogue } from "#app/features/collections/collection-pages.server.ts";
import { countAndPrice } from "#app/features/collections/collection-words.ts";
import { fromPrice } from "#app/features/products/prices.ts";
import { type Locale, pathFor } from "#app/i18n/locales.ts";
import { type ContentTag, usesContent } from "#app/platform/http/cache/content-tags.server.ts";
import { pagesOf } from "#app/ui/lists/list-address.ts";
import { listCollections, type OtherEntries, otherEntries } from "./other-entries.server.ts";
import { rugWords } from "./rug-words.server.ts";
import { queryWords, RESULTS_PER_PAGE, search } from "./search.rules.ts";
import { resultOfCollection, type SearchResult } from "./search-result.ts";
import { SEARCHED_TYPES } from "./searched-entries.server.ts";
import { joined } from "./word-index.rules.ts";

export type Results = { found: SearchResult[]; total: number; page: number; pages: number };

const USED: ContentTag[] = ["products", "media"];

export async function findOnSite(query: string, locale: Locale, asked = 1): Promise<Results> {
  usesContent(...USED);
  SEARCHED_TYPES.forEach(usesType);
  if (queryWords(query).length === 0) return { found: [], total: 0, page: 1, pages: 1 };
  const [rugs, others] = await Promise.all([rugWords(locale), otherEntries(locale)]);
  const numbers = search(joined(rugs.words, others.words), query);
  const pages = pagesOf(numbers.length, RESULTS_PER_PAGE);
  const page = Math.min(asked, pages);
  const shown = numbers.slice((page - 1) * RESULTS_PER_PAGE, page * RESULTS_PER_PAGE);
  return { found: await readResults(shown, rugs.ids, others, locale), total: numbers.length, page, pages };
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
        ? { ...resultOfCollection(address, locale), facts: [countAndPrice(summary, locale)] }
        : [];
    });
  return { families: found(families), categories: found(categories) };
}

/** Rugs have the first numbers. */
async function readResults(
  numbers: number[],
  rugIds: readonly string[],
  { results, collections }: OtherEntries,
  locale: Locale,
): Promise<SearchResult[]> {
  const rugs = await listProductsById(
    numbers.flatMap((number) => rugIds[number] ?? []),
    locale,
  );
  const byId = new Map(rugs.map((rug) => [rug.id, rug]));
  return numbers.flatMap((number) => {
    const id = rugIds[number];
    if (id === undefined) return results[number - rugIds.length] ?? [];
    const rug = byId.get(id);
    if (!rug) return [];
    const collection = collections.find((one) => one.id === rug.collectionId || one.id === rug.categoryId);
    return {
      kind: "rug",
      title: rug.name,
      facts: [fromPrice(rug, locale), collection?.title ?? ""],
      href: pathFor(locale, `/produtos/${rug.slug}`),
      picture: rug.cover,
      slug: rug.slug,
      share: columnShare(rug),
    };
  });
}
