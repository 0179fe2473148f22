import { now } from "../../clock.ts";
import { env } from "../../env.server.ts";
import { log } from "../../log.server.ts";
import { type EncodedBodies, encodeBody } from "../encoded-body.server.ts";
import { knownOrigins } from "../known-origins.ts";
import { FRAME_HEADER } from "../security-headers.server.ts";
import {
  type ContentChange,
  type ContentRecord,
  isAffected,
  onContentChanged,
  withContentTags,
} from "./content-tags.server.ts";
import { MAX_CACHED_BYTES, MAX_CACHED_PAGES } from "./page-cache.rules.ts";
import { renewalQueue } from "./renewal-queue.server.ts";

/** Internal: set by the renderer on cacheable pages, removed before sending. */
export const CACHEABLE_HEADER = "x-cacheable";

/** Rendered from defaults, because the database is unreachable. */
export class DatabaseUnreachable extends Error {}

type Render = () => Promise<Response>;

type CachedPage = EncodedBodies &
  Pick<ContentRecord, "tags" | "keys" | "expiresAt"> & {
    headers: Record<string, string>;
    renew: Render;
    hits: number;
    /** It is compressed at the best level, or about to be. */
    isImproved?: boolean;
    /** Edited then: shown for a while and rendered again meanwhile. */
    staleSince?: Date;
    /** Possibly outdated: shown only while the database is unreachable. */
    isUncertain?: boolean;
  };

/** From so many requests on, a page is rendered again right after a change. */
const POPULAR_HITS = 3;
const MAX_RENEWED_UNASKED = 100;

const pages = new Map<string, CachedPage>();
const filling = new Map<string, Promise<Response | CachedPage>>();
let cachedBytes = 0;
const changesSince = new Set<ContentChange[]>();

const renewals = renewalQueue<Render>(async (key, renew) => {
  const page = pages.get(key);
  if (!page || page.staleSince) await fillPage(key, renew, renew);
});
let improving: Promise<void> = Promise.resolve();

onContentChanged((_tags, change) => purge(change));

const origins = knownOrigins((origin) => {
  for (const key of pages.keys()) if (originOf(key) === origin) drop(key);
});

/** A stale page is returned and rendered again meanwhile. */
export function cachedPage(key: string): CachedPage | undefined {
  const page = pages.get(key);
  // With PUBLIC_URL there is one origin, and keys begin with the path.
  if (page && !key.startsWith("/")) origins.asked(originOf(key), Date.now());
  if (!page || page.isUncertain) return undefined;
  if (isExpired(page)) {
    drop(key);
    return undefined;
  }
  page.hits += 1;
  if (page.staleSince) {
    if (now().getTime() - page.staleSince.getTime() >= env().staleSeconds * 1000) return undefined;
    renewals.add(key, page.renew, page.hits);
  }
  // LRU order: reinserted at the end.
  pages.delete(key);
  pages.set(key, page);
  // Most pages are requested once or twice, by crawlers.
  if (!page.isImproved && page.hits >= POPULAR_HITS) {
    improving = improving.then(() => improve(key, page)).catch(() => {});
    page.isImproved = true;
  }
  return page;
}

const isExpired = ({ expiresAt }: CachedPage): boolean => expiresAt !== undefined && expiresAt <= now();

function originOf(key: string): string {
  return key.slice(0, key.indexOf("/"));
}

/** Renders once for concurrent visitors. `renew` renders without a visitor waiting. */
export async function fillPage(key: string, render: Render, renew: Render): Promise<Response | CachedPage> {
  const running = filling.get(key);
  if (running) {
    const result = await running;
    // A body can be read once, so uncached pages are rendered for each visitor.
    return result instanceof Response ? render() : result;
  }
  const fill = renderAndKeep(key, render, renew).finally(() => {
    if (filling.get(key) === fill) filling.delete(key);
  });
  filling.set(key, fill);
  return fill;
}

async function renderAndKeep(key: string, render: Render, renew: Render): Promise<Response | CachedPage> {
  const changes: ContentChange[] = [];
  changesSince.add(changes);
  try {
    const beganAt = now();
    const { result: response, record } = await withContentTags(render);
    // A page with a frame has its own policy; cached ones share one.
    const isOwn = response.headers.has("set-cookie") || response.headers.has(FRAME_HEADER);
    const former = pages.get(key);
    if (record.isUnreachable) {
      if (former && !isExpired(former)) return former;
      // Search engines would index the defaults.
      throw new DatabaseUnreachable();
    }
    const isCacheable = response.headers.has(CACHEABLE_HEADER) && !isOwn;
    response.headers.delete(CACHEABLE_HEADER);
    if (!isCacheable) {
      // A redirect instead of a page, for example: the stale page would be wrong.
      if (response.status < 500) drop(key);
      return response;
    }
    const headers = Object.fromEntries(response.headers);
    headers["cache-control"] = "public, max-age=0, must-revalidate";
    const page: CachedPage = {
      ...(await encodeBody(Buffer.from(await response.arrayBuffer()), headers, "quick")),
      ...{ headers, renew, tags: record.tags, keys: record.keys },
      hits: Math.floor((former?.hits ?? 0) / 2),
      ...(record.expiresAt && { expiresAt: record.expiresAt }),
    };
    const missed = changes.filter((change) => isAffected(record, change));
    if (missed.length > 0) page.staleSince = beganAt;
    if (record.isComplete && missed.every(({ mayLag }) => mayLag)) keep(key, page);
    return page;
  } finally {
    changesSince.delete(changes);
  }
}

function keep(key: string, page: CachedPage): void {
  if (!key.startsWith("/") && !origins.admits(originOf(key), Date.now())) return;
  drop(key);
  pages.set(key, page);
  cachedBytes += page.size;
  for (const oldest of pages.keys()) {
    if (pages.size <= MAX_CACHED_PAGES && cachedBytes <= MAX_CACHED_BYTES) break;
    drop(oldest);
  }
}

/** Best compression level. The ETag may change: pages have no range requests. */
async function improve(key: string, page: CachedPage): Promise<void> {
  if (pages.get(key) !== page) return;
  const best = await encodeBody(page.identity.bytes, page.headers, "best");
  if (pages.get(key) === page) cachedBytes += best.size - page.size;
  Object.assign(page, best);
}

function drop(key: string): void {
  const page = pages.get(key);
  if (!page) return;
  pages.delete(key);
  cachedBytes -= page.size;
}

/** Drops affected pages, or marks them stale. After a gap pages are marked uncertain. */
function purge(change: ContentChange): void {
  for (const changes of changesSince) changes.push(change);
  const affected = [...pages].filter(([, page]) => isAffected(page, change));
  if (affected.length > 0) log.debug({ pages: affected.length, of: pages.size }, "Pages are stale");
  for (const [key, page] of affected) {
    if (change.isGap) page.isUncertain = true;
    else if (change.mayLag) page.staleSince ??= now();
    else drop(key);
  }
  // A visitor after the change must not get a render that began before it.
  if (!change.mayLag) filling.clear();
  const popular = affected.filter(([, { hits }]) => hits >= POPULAR_HITS);
  popular.sort(([, one], [, other]) => other.hits - one.hits);
  for (const [key, { renew, hits }] of popular.slice(0, MAX_RENEWED_UNASKED)) renewals.add(key, renew, hits);
}
