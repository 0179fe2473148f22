import { listCollectionAddresses } from "#app/features/collections/collection-addresses.server.ts";
import { listProductAddresses } from "#app/features/products/product-addresses.server.ts";
import { getTheme } from "#app/features/theme/theme.server.ts";
import { DEFAULT_LOCALE } from "#app/i18n/locales.ts";
import { speak } from "#app/i18n/spoken-locales.ts";
import { CACHEABLE_HEADER } from "#app/platform/http/page-cache.server.ts";
import { siteOrigin } from "#app/platform/http/site-origin.server.ts";
import { SAME_AS_ANOTHER, SITEMAP_PATHS, type SitemapPage } from "./sitemap.rules.ts";
import { drawSitemap } from "./sitemap.ts";

/** Sitemap (sitemaps.org 0.9): every language of every page, with the pictures of rugs and collections. */
export async function loader({ request }: { request: Request }): Promise<Response> {
  const [{ languages }, collections, rugs] = await Promise.all([
    getTheme(),
    listCollectionAddresses(DEFAULT_LOCALE),
    listProductAddresses(DEFAULT_LOCALE),
  ]);
  speak(languages);
  const pages: SitemapPage[] = [
    ...SITEMAP_PATHS.map((path) => ({ path, pictures: [] })),
    ...collections.map(({ slug, picture, updatedAt }) => ({
      path: `/colecoes/${slug}`,
      pictures: picture ? [picture.src] : [],
      updatedAt,
    })),
    ...rugs.map(({ slug, pictures, updatedAt }) => ({
      path: `/produtos/${slug}`,
      pictures: pictures.map(({ src }) => src),
      updatedAt,
    })),
  ];
  const body = drawSitemap(
    pages.filter(({ path }) => !SAME_AS_ANOTHER.includes(path)),
    siteOrigin(request),
  );
  return new Response(body, {
    headers: {
      "content-type": "application/xml; charset=utf-8",
      "cache-control": "public, max-age=600",
      [CACHEABLE_HEADER]: "1",
    },
  });
}
