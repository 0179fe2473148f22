import { listProducts } from "#app/features/catalogue/products.server.ts";
import { listCollectionAddresses } from "#app/features/collections/collection-addresses.server.ts";
import { listDesigners } from "#app/features/products/designers.server.ts";
import { fromPrice } from "#app/features/products/prices.ts";
import { listProductAddresses } from "#app/features/products/product-addresses.server.ts";
import { type Locale, pathFor } from "#app/i18n/locales.ts";
import { isDryRun } from "#app/platform/db/db.server.ts";
import {
  type ContentTag,
  contentOrDefault,
  onContentChanged,
  recordingContent,
  reportContentUnread,
  usesContent,
} from "#app/platform/http/content-tags.server.ts";
import type { Picture } from "#app/ui/picture.rules.ts";
import { type FoundKind, type IndexedWords, indexWords, search } from "./search.rules.ts";
import { searchTexts } from "./search.texts.ts";

export type Found = {
  kind: FoundKind;
  title: string;
  /** One line about it. */
  facts: string;
  href: string;
  picture: Picture | null;
};

type Entry = Found & { words: IndexedWords };
type Index = { entries: Entry[]; isComplete: boolean };

const USED: ContentTag[] = ["products", "collections", "designers", "media"];
/** The whole site is a few hundred entries at most, so each process keeps them per language until content changes. */
const indexes = new Map<Locale, Promise<Index>>();

onContentChanged((tags) => {
  if (tags.some((tag) => USED.includes(tag))) indexes.clear();
});

/** What a visitor's words find, best first. */
export async function findOnSite(query: string, locale: Locale): Promise<Found[]> {
  const entries = await indexOf(locale);
  return search(entries, query).map(({ words: _words, ...found }) => found);
}

/** Somewhere to go on from when there is no query, or nothing was found. */
export async function listSuggestions(locale: Locale): Promise<Found[]> {
  const entries = await indexOf(locale);
  return entries.filter(({ kind }) => kind === "collection").map(({ words: _words, ...found }) => found);
}

async function indexOf(locale: Locale): Promise<Entry[]> {
  usesContent(...USED);
  // What is tried out is found as long as it is tried out, and by nobody else.
  if (isDryRun()) return build(locale);
  const { entries, isComplete } = await (indexes.get(locale) ?? begin(locale));
  if (!isComplete) reportContentUnread();
  return entries;
}

function begin(locale: Locale): Promise<Index> {
  const building = recordingContent(() => build(locale)).then(({ result, record }) => ({
    entries: result,
    isComplete: record.isComplete,
  }));
  indexes.set(locale, building);
  // What could not be read, or not in full, must not stay: the next visitor reads again.
  const forget = () => void (indexes.get(locale) === building && indexes.delete(locale));
  building.then(({ isComplete }) => isComplete || forget(), forget);
  return building;
}

async function build(locale: Locale): Promise<Entry[]> {
  const [rugs, addresses, collections, designers] = await Promise.all([
    listProducts(locale),
    contentOrDefault([], "What rugs are made of could not be read", () => listProductAddresses(locale)),
    contentOrDefault([], "The collections could not be read; none are found", () =>
      listCollectionAddresses(locale),
    ),
    listDesigners(locale),
  ]);
  const details = new Map(addresses.map((address) => [address.slug, address]));
  return [
    ...rugs.map((rug): Entry => {
      const detail = details.get(rug.slug);
      const shelves = collections.filter(({ id }) => id === rug.collectionId || id === rug.categoryId);
      const keywords = [
        ...shelves.map(({ title }) => title),
        ...(detail ? [detail.materials, detail.technique, ...detail.yarns] : []),
        rug.designer ?? "",
      ];
      return {
        kind: "rug",
        title: rug.name,
        facts: [fromPrice(rug, locale), shelves[0]?.title].filter(Boolean).join(", "),
        href: pathFor(locale, `/produtos/${rug.slug}`),
        picture: rug.cover,
        words: indexWords({ title: rug.name, keywords, text: detail?.description ?? "" }),
      };
    }),
    ...collections.map(
      ({ slug, title, description, picture }): Entry => ({
        kind: "collection",
        title,
        facts: description,
        href: pathFor(locale, `/colecoes/${slug}`),
        picture,
        words: indexWords({ title, keywords: [], text: description }),
      }),
    ),
    ...designers.map(
      ({ slug, name, place, biography, portrait, rugs: signed }): Entry => ({
        kind: "designer",
        title: name,
        facts: place || signed.map((rug) => rug.name).join(", "),
        href: `${pathFor(locale, "/designers")}#${slug}`,
        picture: portrait,
        words: indexWords({
          title: name,
          keywords: [place, ...signed.map((rug) => rug.name)],
          text: biography,
        }),
      }),
    ),
    ...Object.entries(searchTexts(locale).pages).map(
      ([path, { name, words }]): Entry => ({
        kind: "page",
        title: name,
        facts: "",
        href: pathFor(locale, path),
        picture: null,
        words: indexWords({ title: name, keywords: [words], text: "" }),
      }),
    ),
  ];
}
