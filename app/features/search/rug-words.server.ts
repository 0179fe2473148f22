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
  recordingContent,
  reportContentUnread,
} from "#app/platform/http/content-tags.server.ts";
import { isId } from "#app/platform/ids.ts";
import { listCollections } from "./other-entries.server.ts";
import { readSearchableProducts } from "./searchable-products.server.ts";
import { joined, type SearchedWords, WordIndexBuilder, withoutEntries } from "./word-index.rules.ts";

/** `ids` by the numbers of the entries. */
export type RugWords = { words: SearchedWords; ids: readonly string[]; titles: Map<string, string> };
type Reading = Promise<{ rugs: RugWords; isComplete: boolean }>;
type Kept = {
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

/** Per process and language. */
const kept = new Map<Locale, Kept>();
const renewing = new Map<Locale, Kept & { done: Promise<void> }>();

/** Stale since; used while it is read again. */
const lagging = new Map<Locale, number>();

onContentChanged((_tags, change) => {
  const searched = [...kept.keys()];
  if (isAffected(ALL_MADE_OF, change)) {
    if (!change.mayLag) kept.clear();
    searched.filter((locale) => kept.has(locale)).forEach(setLagging);
    if (searched.length > 0) prepareLater(searched);
    return;
  }
  // The other parts are lists.
  const parts = change.keys.filter((key) => key.startsWith(RUG)).map((key) => key.slice(RUG.length));
  const ids = parts.filter(isId);
  if (ids.length === 0) return;
  for (const one of [...kept.values(), ...renewing.values()]) {
    for (const id of ids) one.changed.add(id);
    one.current = undefined;
  }
  const overfull = searched.filter((locale) => (kept.get(locale)?.changed.size ?? 0) > MOST_CHANGED);
  overfull.forEach(setLagging);
  if (overfull.length > 0) prepareLater(overfull);
});

function setLagging(locale: Locale): void {
  if (!lagging.has(locale)) lagging.set(locale, now().getTime());
}

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
  await Promise.allSettled([...renewing.values()].map(({ done }) => done));
  await Promise.allSettled([...kept.values()].flatMap(({ whole, current }) => [whole, current]));
}

/** Before stale words may no longer be used, so that no visitor waits while the whole catalogue is read. */
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
    if (!isEnding) await (lagging.has(locale) ? renew(locale) : usable(locale).whole).catch(() => {});
}

export async function rugWords(locale: Locale): Promise<RugWords> {
  // Previews must not be cached.
  if (isUnpublished()) return readAll(locale);
  const one = usable(locale);
  const { rugs, isComplete } = await (one.changed.size === 0 ? one.whole : current(one, locale));
  if (!isComplete) reportContentUnread();
  return rugs;
}

function usable(locale: Locale): Kept {
  const one = kept.get(locale);
  const since = lagging.get(locale);
  if (!one || since === undefined) return one ?? begin(locale);
  if (now().getTime() - since >= env().staleSeconds * 1000) return begin(locale);
  void renew(locale);
  return one;
}

function begin(locale: Locale): Kept {
  lagging.delete(locale);
  const one = reading(locale);
  kept.set(locale, one);
  // Incomplete words are not cached.
  const forget = () => void (kept.get(locale) === one && kept.delete(locale));
  one.whole.then(({ isComplete }) => isComplete || forget(), forget);
  return one;
}

const reading = (locale: Locale): Kept => ({
  whole: recorded(() => readAll(locale)),
  changed: new Set(),
});

function renew(locale: Locale): Promise<void> {
  const old = kept.get(locale);
  if (!old) return Promise.resolve();
  const running = renewing.get(locale);
  if (running) return running.done;
  const since = lagging.get(locale);
  lagging.delete(locale);
  const one = reading(locale);
  /** What failed or was overtaken is tried again by the next search. */
  const finish = (isComplete: boolean) => {
    renewing.delete(locale);
    if (kept.get(locale) !== old) return;
    if (isComplete) kept.set(locale, one);
    else if (since !== undefined) lagging.set(locale, since);
  };
  const done = one.whole.then(
    ({ isComplete }) => finish(isComplete),
    () => finish(false),
  );
  renewing.set(locale, Object.assign(one, { done }));
  return done;
}

async function recorded(read: () => Promise<RugWords>): Reading {
  const { result, record } = await recordingContent(read);
  return { rugs: result, isComplete: record.isComplete };
}

function current(one: Kept, locale: Locale): Reading {
  if (one.current) return one.current;
  const reading = one.whole.then(async ({ rugs, isComplete }) => {
    const patched = await recorded(() => readChanged(rugs, new Set(one.changed), locale));
    return { ...patched, isComplete: patched.isComplete && isComplete };
  });
  one.current = reading;
  const forget = () => {
    if (one.current === reading) one.current = undefined;
  };
  reading.then(({ isComplete }) => isComplete || forget(), forget);
  return reading;
}

async function readAll(locale: Locale): Promise<RugWords> {
  const titles = new Map((await listCollections(locale)).map(({ id, title }) => [id, title]));
  return { ...(await readRugs(locale, titles)), titles };
}

async function readChanged(rugs: RugWords, changed: Set<string>, locale: Locale): Promise<RugWords> {
  const { words, ids, titles } = rugs;
  const removed = new Set<number>();
  ids.forEach((id, number) => {
    if (changed.has(id)) removed.add(number);
  });
  const read = await readRugs(locale, titles, [...changed]);
  return {
    words: joined(withoutEntries(words, removed), read.words),
    ids: ids.concat(read.ids),
    titles,
  };
}

async function readRugs(
  locale: Locale,
  titles: Map<string, string>,
  only?: string[],
): Promise<{ words: SearchedWords; ids: string[] }> {
  const words = new WordIndexBuilder();
  const ids: string[] = [];
  for await (const rugs of readSearchableProducts(locale, only))
    for (const { id, collectionId, categoryId, ...rug } of rugs) {
      const named = [titles.get(collectionId ?? ""), titles.get(categoryId ?? "")].filter(
        (title) => title !== undefined,
      );
      const keywords = [...named, rug.materials, rug.technique, ...rug.yarns, rug.designer, ...rug.facts];
      words.add({ title: rug.name, keywords, text: rug.description });
      ids.push(id);
    }
  return { words: words.finish(), ids };
}
