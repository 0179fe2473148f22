import {
  type CollectionAddress,
  listCollectionAddresses,
} from "#app/features/collections/collection-addresses.server.ts";
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
import type { SearchResult } from "./search-result.ts";
import { SEARCHED_TYPES, type SearchedEntry, searchedEntries } from "./searched-entries.server.ts";
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
  const named = searchTexts(locale).pages;
  const [collections, ...entries] = await Promise.all([
    listCollections(locale),
    ...SEARCHED_TYPES.map((type) => searchedEntries(type, locale)),
  ]);
  const words = new WordIndexBuilder();
  const results: SearchResult[] = [];
  /** What the owner wrote on pages that every site has. */
  const written = new Map<string, SearchedEntry>();
  for (const entry of entries.flat()) {
    const { kind, path, title, about, picture, keywords, text } = entry;
    if (Object.hasOwn(named, path)) {
      written.set(path, entry);
      continue;
    }
    words.add({ title, keywords, text });
    results.push({ kind, title, facts: [about], href: pathFor(locale, path), picture });
  }
  for (const [path, { name, words: keywords }] of Object.entries(named)) {
    const { title = "", text = "" } = written.get(path) ?? {};
    words.add({ title: name, keywords: [keywords, title], text });
    results.push({ kind: "page", title: name, facts: [], href: pathFor(locale, path), picture: null });
  }
  return { words: words.finish(), results, collections };
}
