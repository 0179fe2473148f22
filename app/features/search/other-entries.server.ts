import {
  type CollectionAddress,
  listCollectionAddresses,
} from "#app/features/collections/collection-addresses.server.ts";
import { listCustomPages } from "#app/features/pages/custom-pages.server.ts";
import { listDesigners } from "#app/features/products/lists/designers.server.ts";
import { type Locale, pathFor } from "#app/i18n/locales.ts";
import { isUnpublished } from "#app/platform/db/db.server.ts";
import {
  type ContentRecord,
  contentOrDefault,
  isAffected,
  onContentChanged,
  reportContentUnread,
  withContentTags,
} from "#app/platform/http/cache/content-tags.server.ts";
import { searchTexts } from "./search.texts.ts";
import { resultOfCollection, type SearchResult } from "./search-result.ts";
import { type SearchedWords, WordIndexBuilder } from "./word-index.rules.ts";

/** What a search finds beside rugs. */
export type OtherEntries = {
  words: SearchedWords;
  results: SearchResult[];
  collections: CollectionAddress[];
};

type Reading = Promise<{ result: OtherEntries; record: ContentRecord }>;
/** `madeOf` is known when it has been read. */
type Kept = { reading: Reading; madeOf?: ContentRecord };

const kept = new Map<Locale, Kept>();

onContentChanged((_tags, change) => {
  for (const [locale, { madeOf }] of kept) if (!madeOf || isAffected(madeOf, change)) kept.delete(locale);
});

/** They are few: after a change the next search reads them again. */
export async function otherEntries(locale: Locale): Promise<OtherEntries> {
  // Previews must not be cached.
  if (isUnpublished()) return read(locale);
  const { result, record } = await (kept.get(locale)?.reading ?? begin(locale));
  if (!record.isComplete) reportContentUnread();
  return result;
}

function begin(locale: Locale): Reading {
  const one: Kept = { reading: withContentTags(() => read(locale)) };
  kept.set(locale, one);
  const forget = () => void (kept.get(locale) === one && kept.delete(locale));
  one.reading.then(({ record }) => {
    one.madeOf = record;
    if (!record.isComplete) forget();
  }, forget);
  return one.reading;
}

export const listCollections = (locale: Locale): Promise<CollectionAddress[]> =>
  contentOrDefault([], "The collections could not be read; none are found", () =>
    listCollectionAddresses(locale),
  );

async function read(locale: Locale): Promise<OtherEntries> {
  const [collections, people, added] = await Promise.all([
    listCollections(locale),
    listDesigners(locale),
    listCustomPages(locale),
  ]);
  const words = new WordIndexBuilder();
  const results: SearchResult[] = [];
  const add = (found: SearchResult, keywords: string[], text: string) => {
    words.add({ title: found.title, keywords, text });
    results.push(found);
  };
  for (const collection of collections)
    add(resultOfCollection(collection, locale), [], collection.description);
  for (const { slug, name, place, biography, portrait, rugs } of people) {
    const signed = rugs.map((rug) => rug.name);
    add(
      {
        kind: "designer",
        title: name,
        facts: [place || signed.join(", ")],
        href: `${pathFor(locale, "/designers")}#${slug}`,
        picture: portrait,
      },
      [place, ...signed],
      biography,
    );
  }
  for (const { title, path, lead, text } of added)
    add({ kind: "page", title, facts: [lead], href: pathFor(locale, path), picture: null }, [], text);
  for (const [path, { name, words: keywords }] of Object.entries(searchTexts(locale).pages))
    add({ kind: "page", title: name, facts: [], href: pathFor(locale, path), picture: null }, [keywords], "");
  return { words: words.finish(), results, collections };
}
