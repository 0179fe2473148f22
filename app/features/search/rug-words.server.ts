import { AsyncLocalStorage } from "node:async_hooks";
import { collections } from "#app/features/catalogue/collections.content.ts";
import { designers } from "#app/features/catalogue/designers.content.ts";
import { products } from "#app/features/catalogue/products.table.ts";
import { type Locale, siteLocales } from "#app/i18n/locales.ts";
import { db, isUnpublished } from "#app/platform/db/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import {
  type ContentTag,
  isAffected,
  keyOf,
  onContentChanged,
  reportContentUnread,
  withContentTags,
} from "#app/platform/http/cache/content-tags.server.ts";
import { isId } from "#app/platform/ids.ts";
import { listCollections } from "./other-entries.server.ts";
import { readSearchableProducts } from "./searchable-products.server.ts";
import { joined, type SearchedWords, WordIndexBuilder, withoutEntries } from "./word-index.rules.ts";

/** Of all languages of the site: what takes long is to read the rugs, which is done once for them together. */
type RugWords = {
  /** By the numbers of the entries. */
  ids: readonly string[];
  words: ReadonlyMap<Locale, SearchedWords>;
  titles: CollectionTitles;
};
/** By their ids. */
type CollectionTitles = ReadonlyMap<Locale, ReadonlyMap<string, string>>;
type Reading = Promise<{ rugs: RugWords; isComplete: boolean }>;
type Kept = {
  locales: readonly Locale[];
  whole: Reading;
  /** Rugs that changed since: only these are read again. */
  changed: Set<string>;
  /** `whole` with `changed`. */
  current?: Reading | undefined;
};

/** A change of one of these may change the words of every rug; one of a single rug is told by its id. */
const ALL_MADE_OF = {
  tags: new Set<ContentTag>(["products", "content"]),
  keys: new Set<string>([designers, collections].map(({ type }) => `content:${type}`)),
};
const RUG = keyOf("products", "");
/** With more, all are read again. */
const MOST_CHANGED = 250;

/** Per process. */
let kept: Kept | undefined;
/**
 * `kept` is of before a change. It answers until it has been read again: what is shown of a rug is read for each
 * page, so nothing hidden is shown; for seconds it is counted.
 */
let isOutdated = false;
let renewing: Kept | undefined;

onContentChanged((tags, change) => {
  if (!kept) return;
  if (isAffected(ALL_MADE_OF, change)) {
    isOutdated = true;
    prepareSoon();
    return;
  }
  // There may be another language.
  if (tags.includes("settings")) prepareSoon();
  // The other parts are lists.
  const parts = change.keys.filter((key) => key.startsWith(RUG)).map((key) => key.slice(RUG.length));
  const ids = parts.filter(isId);
  if (ids.length === 0) return;
  for (const one of renewing ? [kept, renewing] : [kept]) {
    for (const id of ids) one.changed.add(id);
    one.current = undefined;
  }
  if (kept.changed.size <= MOST_CHANGED) return;
  isOutdated = true;
  prepareSoon();
});

/** After the start, pages come first; one edit may report several changes. */
const SOON_MS = 1000;
/** Below this the first search indexes them in less than a tenth of a second. */
const FEW_PRODUCTS = 200;
let preparing: NodeJS.Timeout | undefined;
let isEnding = false;
/** Timers must not run in the transaction or request that set them. */
const outside = AsyncLocalStorage.snapshot();

/** Indexes the words, unless the products are few. */
export function startPreparingSearch(): void {
  isEnding = false;
  prepareIf(async () => (await db().$count(products)) >= FEW_PRODUCTS);
}

/** Waits for what still reads the database. */
export async function stopPreparingSearch(): Promise<void> {
  isEnding = true;
  clearTimeout(preparing);
  preparing = undefined;
  await Promise.allSettled([renewing?.whole, kept?.whole, kept?.current]);
}

/** Where nothing outdated may be used, the next search reads. */
function prepareSoon(): void {
  if (mayBeOutdated() && !isEnding) prepareIf(async () => true);
}

const mayBeOutdated = () => env().staleSeconds > 0;

function prepareIf(isNeeded: () => Promise<boolean>): void {
  preparing ??= outside(() => setTimeout(prepare, SOON_MS, isNeeded).unref());
}

/** What fails is tried again by the next search. */
async function prepare(isNeeded: () => Promise<boolean>): Promise<void> {
  preparing = undefined;
  if (!(await isNeeded().catch(() => false))) return;
  await Promise.allSettled([renewing?.whole]);
  if (isEnding || renewing) return;
  if (!kept) begin();
  else if (isBehind(kept)) renew(kept);
}

const isBehind = ({ locales }: Kept): boolean =>
  isOutdated || siteLocales().some((locale) => !locales.includes(locale));

export async function rugWords(locale: Locale): Promise<{ words: SearchedWords; ids: readonly string[] }> {
  // Previews must not be cached.
  const { rugs, isComplete } = isUnpublished()
    ? { rugs: await readAll([locale]), isComplete: true }
    : await upToDate(await usable(locale));
  if (!isComplete) reportContentUnread();
  const words = rugs.words.get(locale);
  if (!words) throw new Error(`The words of ${locale} were not read`);
  return { words, ids: rugs.ids };
}

async function usable(locale: Locale): Promise<Kept> {
  if (!kept || (isOutdated && !mayBeOutdated())) return begin(locale);
  if (isBehind(kept)) prepareSoon();
  if (kept.locales.includes(locale)) return kept;
  if (!renewing) return renew(kept, locale);
  if (renewing.locales.includes(locale)) return renewing;
  await Promise.allSettled([renewing.whole]);
  return usable(locale);
}

/** `asked` may have been switched off since its page was asked for. */
function begin(...asked: Locale[]): Kept {
  isOutdated = false;
  const one = reading(asked);
  kept = one;
  // Incomplete words are not cached.
  const forget = () => {
    if (kept === one) kept = undefined;
  };
  one.whole.then(({ isComplete }) => isComplete || forget(), forget);
  return one;
}

/** In place of `old` once it is read. */
function renew(old: Kept, ...asked: Locale[]): Kept {
  isOutdated = false;
  const one = reading(asked, old.whole);
  renewing = one;
  const finish = (isComplete: boolean) => {
    renewing = undefined;
    if (kept !== old) return;
    if (isComplete) kept = one;
    else isOutdated = true;
  };
  one.whole.then(
    ({ isComplete }) => finish(isComplete),
    () => finish(false),
  );
  return one;
}

/** The whole catalogue is read once at a time: `before` may still be under way. */
function reading(asked: Locale[], before?: Reading): Kept {
  const locales = [...new Set([...siteLocales(), ...asked])];
  const read = async () => {
    await Promise.allSettled([before]);
    return readAll(locales);
  };
  return { locales, whole: recorded(read), changed: new Set() };
}

async function recorded(read: () => Promise<RugWords>): Reading {
  const { result, record } = await withContentTags(read);
  return { rugs: result, isComplete: record.isComplete };
}

function upToDate(one: Kept): Reading {
  if (one.changed.size === 0) return one.whole;
  if (one.current) return one.current;
  const reading = one.whole.then(async ({ rugs, isComplete }) => {
    const patched = await recorded(() => readChanged(rugs, new Set(one.changed)));
    return { ...patched, isComplete: patched.isComplete && isComplete };
  });
  one.current = reading;
  const forget = () => {
    if (one.current === reading) one.current = undefined;
  };
  reading.then(({ isComplete }) => isComplete || forget(), forget);
  return reading;
}

async function readAll(locales: readonly Locale[]): Promise<RugWords> {
  const titles = new Map<Locale, Map<string, string>>();
  for (const locale of locales)
    titles.set(locale, new Map((await listCollections(locale)).map(({ id, title }) => [id, title])));
  return readRugs(titles);
}

async function readChanged(rugs: RugWords, changed: Set<string>): Promise<RugWords> {
  const removed = new Set<number>();
  rugs.ids.forEach((id, number) => {
    if (changed.has(id)) removed.add(number);
  });
  const read = await readRugs(rugs.titles, [...changed]);
  const words = new Map(
    [...read.words].map(([locale, added]) => {
      const before = rugs.words.get(locale);
      return [locale, before ? joined(withoutEntries(before, removed), added) : added];
    }),
  );
  return { words, ids: rugs.ids.concat(read.ids), titles: rugs.titles };
}

async function readRugs(titles: CollectionTitles, only?: string[]): Promise<RugWords> {
  const locales = [...titles.keys()];
  const builders = locales.map((locale) => [locale, new WordIndexBuilder(), titles.get(locale)] as const);
  const ids: string[] = [];
  for await (const rugs of readSearchableProducts(locales, only))
    for (const { id, collectionId, categoryId, yarns, wordsIn } of rugs) {
      for (const [locale, words, named] of builders) {
        const { name, description, materials, technique, designer, colours, facts } = wordsIn(locale);
        const sets = [named?.get(collectionId ?? ""), named?.get(categoryId ?? "")].filter(
          (title) => title !== undefined,
        );
        const keywords = [...sets, materials, technique, ...yarns, ...colours, designer, ...facts];
        words.add({ title: name, keywords, text: description });
      }
      ids.push(id);
    }
  const words = new Map(builders.map(([locale, builder]) => [locale, builder.finish()]));
  return { words, ids, titles };
}
