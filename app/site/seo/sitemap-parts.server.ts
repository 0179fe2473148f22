import { listCollectionAddresses } from "#app/features/collections/collection-addresses.server.ts";
import { countCataloguePages } from "#app/features/collections/collection-pages.server.ts";
import { getCollectionTotals } from "#app/features/collections/collection-totals.server.ts";
import { PRODUCTS_PER_PAGE, pathOfCollection } from "#app/features/collections/collections.rules.ts";
import { listCustomPagePaths } from "#app/features/pages/custom-pages.server.ts";
import { listProductParts, listProductsOnMap } from "#app/features/products/lists/product-map.server.ts";
import { DEFAULT_LOCALE } from "#app/i18n/locales.ts";
import { pagesOf } from "#app/ui/lists/list-address.ts";
import { SAME_AS_ANOTHER, SITEMAP_PATHS, type SitemapPage, type SitemapPart } from "./sitemap.rules.ts";
import { listStandingPictures } from "./standing-pictures.server.ts";

const SITEMAP_PAGES_PER_PART = 250;
const KINDS = ["paginas", "colecoes", "tapetes"] as const;
type Kind = (typeof KINDS)[number];
const PART = new RegExp(`^(${KINDS.join("|")})-([1-9]\\d{0,4})$`);

export async function listSitemapParts(): Promise<SitemapPart[]> {
  const [pages, collections, rugs] = await Promise.all([
    plainPaths(),
    collectionPages(),
    listProductParts(SITEMAP_PAGES_PER_PART),
  ]);
  return [
    ...partsOf("paginas", pages.length),
    ...partsOf("colecoes", collections.length),
    ...rugs.map((updatedAt, at) => ({ name: partName("tapetes", at + 1), updatedAt })),
  ];
}

/** Null for an unknown part. */
export async function readSitemapPart(name: string): Promise<SitemapPage[] | null> {
  const [, kind, number] = PART.exec(name) ?? [];
  if (!kind) return null;
  const pages = await pagesOfPart(kind as Kind, Number(number));
  return pages.length > 0 ? pages : null;
}

const partsOf = (kind: Kind, pages: number): SitemapPart[] =>
  Array.from({ length: Math.ceil(pages / SITEMAP_PAGES_PER_PART) }, (_, at) => ({
    name: partName(kind, at + 1),
  }));

const partName = (kind: Kind, number: number): string => `${kind}-${number}`;

async function pagesOfPart(kind: Kind, number: number): Promise<SitemapPage[]> {
  if (kind === "tapetes")
    return (await listProductsOnMap(number, SITEMAP_PAGES_PER_PART)).map(({ slug, ...rug }) => ({
      path: `/produtos/${slug}`,
      ...rug,
    }));
  const all = await (kind === "colecoes" ? collectionPages() : plainPages());
  return all.slice((number - 1) * SITEMAP_PAGES_PER_PART, number * SITEMAP_PAGES_PER_PART);
}

async function plainPaths(): Promise<string[]> {
  return [...SITEMAP_PATHS, ...(await listCustomPagePaths())];
}

async function plainPages(): Promise<SitemapPage[]> {
  const [paths, pictures] = await Promise.all([plainPaths(), listStandingPictures()]);
  return paths.map((path) => ({ path, pictures: pictures.get(path) ?? [] }));
}

async function collectionPages(): Promise<SitemapPage[]> {
  const [collections, lists] = await Promise.all([
    listCollectionAddresses(DEFAULT_LOCALE),
    countCataloguePages(),
  ]);
  const totals = await getCollectionTotals(collections.map(({ id }) => id));
  const ofEach = collections
    .map(({ id, slug, picture, updatedAt }) => ({
      path: pathOfCollection(slug),
      pages: pagesOf(totals.get(id)?.count ?? 0, PRODUCTS_PER_PAGE),
      pictures: picture ? [picture.src] : [],
      updatedAt,
    }))
    .filter(({ path }) => !SAME_AS_ANOTHER.includes(path))
    .flatMap(({ path, pages, pictures, updatedAt }) => [
      { path, pictures, updatedAt },
      ...laterPages(path, pages),
    ]);
  return [...laterPages("/colecoes", lists), ...ofEach];
}

const laterPages = (path: string, pages: number): SitemapPage[] =>
  Array.from({ length: pages - 1 }, (_, at) => ({ path, page: at + 2, pictures: [] }));
