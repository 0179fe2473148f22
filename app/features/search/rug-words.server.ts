import { AsyncLocalStorage } from "node:async_hooks";
import { collections } from "#app/features/catalogue/collections.content.ts";
import { designers } from "#app/features/catalogue/designers.content.ts";
import { products } from "#app/features/catalogue/products.table.ts";
import { type Locale, siteLocales } from "#app/i18n/locales.ts";
import { now } from "#app/platform/clock.ts";
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
let renewing: (Kept & { done: Promise<void> }) | undefined;

/** Milliseconds; `kept` is stale since then, and used while it is read again. */
let laggingSince: number | undefined;

onContentChanged((_tags, change) => {
  if (!kept) return;
  if (isAffected(ALL_MADE_OF, change)) {
    if (change.mayLag) laggingSince ??= now().getTime();
    else kept = undefined;
    prepareLater();
    return;
  }
  // The other parts are lists.
  const parts = change.keys.filter((key) => key.startsWith(RUG)).map((key) => key.slice(RUG.length));
  const ids = parts.filter(isId);
  if (ids.length === 0) return;
  for (const one of renewing ? [kept, renewing] : [kept]) {
    for (const id of ids) one.changed.add(id);
    one.current = undefined;
  }
  if (kept.changed.size <= MOST_CHANGED) return;
  laggingSince ??= now().getTime();
  prepareLater();
});

const START_MS = 5000;
/** Below this the first search indexes them in less than a tenth of a second. */
const FEW_PRODUCTS = 200;
let preparing: NodeJS.Timeout | undefined;
let isEnding = false;
/** Timers must not run in the transaction or request that set them. */
const outside = AsyncLocalStorage.snapshot();

/** Shortly after the start, indexes the words, unless the products are few. */
export function startPreparingSearch(): void {
  isEnding = false;
  prepareIn(START_MS, async () => (await db().$count(products)) >= FEW_PRODUCTS);
}

/** Waits for what still reads the database. */
export async function stopPreparingSearch(): Promise<void> {
  isEnding = true;
  clearTimeout(preparing);
  preparing = undefined;
  await Promise.allSettled([renewing?.done, kept?.whole, kept?.current]);
}

/** Before stale words may no longer be used, so that no visitor waits while the whole catalogue is read. */
function prepareLater(): void {
  const { staleSeconds } = env();
  if (staleSeconds > 0 && !isEnding) prepareIn(staleSeconds * 500, async () => true);
}

function prepareIn(ms: number, isNeeded: () => Promise<boolean>): void {
  preparing ??= outside(() => setTimeout(prepare, ms, isNeeded).unref());
}

/** What fails is tried again by the next search. */
async function prepare(isNeeded: () => Promise<boolean>): Promise<void> {
  preparing = undefined;
  if (!(await isNeeded().catch(() => false)) || isEnding) return;
  const done = kept && laggingSince !== undefined ? renew(kept) : (kept ?? begin()).whole;
  await done.catch(() => {});
}

export async function rugWords(locale: Locale): Promise<{ words: SearchedWords; ids: readonly string[] }> {
  // Previews must not be cached.
  const { rugs, isComplete } = isUnpublished()
    ? { rugs: await readAll([locale]), isComplete: true }
    : await upToDate(usable(locale));
  if (!isComplete) reportContentUnread();
  const words = rugs.words.get(locale);
  if (!words) throw new Error(`The words of ${locale} were not read`);
  return { words, ids: rugs.ids };
}

function usable(locale: Locale): Kept {
  if (!kept?.locales.includes(locale)) return begin(locale);
  if (laggingSince === undefined) return kept;
  if (now().getTime() - laggingSince >= env().staleSeconds * 1000) return begin(locale);
  void renew(kept);
  return kept;
}

/** `asked` may have been switched off since its page was asked for. */
function begin(...asked: Locale[]): Kept {
  laggingSince = undefined;
  const one = reading([...new Set([...siteLocales(), ...asked])]);
  kept = one;
  // Incomplete words are not cached.
  const forget = () => {
    if (kept === one) kept = undefined;
  };
  one.whole.then(({ isComplete }) => isComplete || forget(), forget);
  return one;
}

const reading = (locales: readonly Locale[]): Kept => ({
  locales,
  whole: recorded(() => readAll(locales)),
  changed: new Set(),
});

function renew(old: Kept): Promise<void> {
  if (renewing) return renewing.done;
  const since = laggingSince;
  laggingSince = undefined;
  const one = reading(old.locales);
  /** What failed or was overtaken is tried again by the next search. */
  const finish = (isComplete: boolean) => {
    renewing = undefined;
    if (kept !== old) return;
    if (isComplete) kept = one;
    else laggingSince = since;
  };
  const done = one.whole.then(
    ({ isComplete }) => finish(isComplete),
    () => finish(false),
  );
  renewing = Object.assign(one, { done });
  return done;
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
