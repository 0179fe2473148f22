import { CACHEABLE_HEADER } from "#app/platform/http/cache/page-cache.server.ts";
import { siteOrigin } from "#app/platform/http/site-origin.server.ts";
import { PART_KEY } from "./sitemap.rules.ts";
import { drawSitemap, drawSitemapIndex } from "./sitemap.ts";
import { listSitemapParts, readSitemapPart } from "./sitemap-parts.server.ts";

const NOT_FOUND = 404;

/** sitemaps.org 0.9. Parts have a query, because a sitemap is valid for its own folder only. */
export async function loader({ request }: { request: Request }): Promise<Response> {
  const origin = siteOrigin(request);
  const part = new URL(request.url).searchParams.get(PART_KEY);
  if (part === null) return xml(drawSitemapIndex(await listSitemapParts(), origin));
  const pages = await readSitemapPart(part);
  if (!pages) return new Response("Not found", { status: NOT_FOUND });
  return xml(drawSitemap(pages, origin));
}

function xml(body: string): Response {
  return new Response(body, {
    headers: {
      "content-type": "application/xml; charset=utf-8",
      "cache-control": "public, max-age=600",
      [CACHEABLE_HEADER]: "1",
    },
  });
}
