import { now } from "#app/platform/clock.ts";
import { type ContentTag, onContentChanged, recordingContent } from "./content-tags.server.ts";
import { type EncodedBodies, encodeBody } from "./encoded-body.server.ts";
import { originPlaces } from "./origin-places.ts";
import { MAX_CACHED_BYTES, MAX_CACHED_PAGES } from "./page-cache.rules.ts";
import { FRAME_HEADER } from "./security-headers.server.ts";

/** Set by the renderer on a page that may be cached; never sent. */
export const CACHEABLE_HEADER = "x-cacheable";

/** A page could not be rendered from content, because the database does not respond. */
export class DatabaseUnreachable extends Error {}

type CachedPage = EncodedBodies & {
  tags: Set<ContentTag>;
  expiresAt?: Date;
  /** It may be outdated, and is shown only while the database does not answer. */
  isStale?: boolean;
};

const pages = new Map<string, CachedPage>();
const filling = new Map<string, Promise<Response | CachedPage>>();
let cachedBytes = 0;
/** Counts purges per tag, so that a page rendered from content that changed meanwhile is not cached. */
const purges = new Map<ContentTag, number>();

onContentChanged(purge);

const origins = originPlaces((origin) => {
  for (const key of pages.keys()) if (originOf(key) === origin) drop(key);
});

export function cachedPage(key: string): CachedPage | undefined {
  const page = pages.get(key);
  // With PUBLIC_URL there is one origin only, and keys begin with their path.
  if (page && !key.startsWith("/")) origins.asked(originOf(key), Date.now());
  if (page?.isStale) return undefined;
  if (!page || !isExpired(page)) return page;
  drop(key);
  return undefined;
}

const isExpired = ({ expiresAt }: CachedPage): boolean => expiresAt !== undefined && expiresAt <= now();

function originOf(key: string): string {
  return key.slice(0, key.indexOf("/"));
}

/**
 * The page at a key, rendered once however many visitors ask for it at the same time. Returns the finished page,
 * or the renderer's own response when it may not be cached.
 */
export async function fillPage(key: string, render: () => Promise<Response>): Promise<Response | CachedPage> {
  const running = filling.get(key);
  if (running) {
    const result = await running;
    // A response's body can be read once, so a page that is not cached is rendered for each visitor.
    return result instanceof Response ? render() : result;
  }
  const fill = renderAndKeep(key, render).finally(() => {
    if (filling.get(key) === fill) filling.delete(key);
  });
  filling.set(key, fill);
  return fill;
}

async function renderAndKeep(key: string, render: () => Promise<Response>): Promise<Response | CachedPage> {
  const before = new Map(purges);
  const { result: response, record } = await recordingContent(render);
  // A page with a frame of its own has a policy of its own; the cached ones share one.
  const isOwn = response.headers.has("set-cookie") || response.headers.has(FRAME_HEADER);
  if (record.isUnreachable) {
    const former = pages.get(key);
    if (former && !isExpired(former)) return former;
    // Defaults in place of the site's own words would be wrong, and search engines would keep them.
    throw new DatabaseUnreachable();
  }
  const isCacheable = response.headers.has(CACHEABLE_HEADER) && !isOwn;
  response.headers.delete(CACHEABLE_HEADER);
  if (!isCacheable) return response;
  const headers = Object.fromEntries(response.headers);
  headers["cache-control"] = "public, max-age=0, must-revalidate";
  const page: CachedPage = {
    ...(await encodeBody(Buffer.from(await response.arrayBuffer()), headers)),
    tags: record.tags,
    ...(record.expiresAt && { expiresAt: record.expiresAt }),
  };
  const isStale = [...record.tags].some((tag) => purges.get(tag) !== before.get(tag));
  if (!isStale && record.isComplete) keep(key, page);
  return page;
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

function drop(key: string): void {
  const page = pages.get(key);
  if (!page) return;
  pages.delete(key);
  cachedBytes -= page.size;
}

/** Purges every page that used one of the tags; after a gap they are marked stale. */
function purge(tags: readonly ContentTag[], isGap: boolean): void {
  for (const tag of tags) purges.set(tag, (purges.get(tag) ?? 0) + 1);
  for (const [key, page] of pages) {
    if (!tags.some((tag) => page.tags.has(tag))) continue;
    if (isGap) page.isStale = true;
    else drop(key);
  }
  // A render that began before the change must not be joined by a visitor who came after it.
  filling.clear();
}
