import { listProductAddresses } from "#app/features/products/product-addresses.server.ts";
import { getSettings } from "#app/features/settings/settings.server.ts";
import { localeOfPath, pathFor } from "#app/i18n/locales.ts";
import { siteOrigin } from "#app/platform/http/site-origin.server.ts";
import { drawFeed } from "./feed.ts";
import { sharingTexts } from "./sharing.texts.ts";

const NEWEST = 30;

/** `/rss.xml`, `/es/rss.xml`, `/en/rss.xml` (RSS 2.0). */
export async function loader({ request }: { request: Request }): Promise<Response> {
  const locale = localeOfPath(new URL(request.url).pathname);
  const origin = siteOrigin(request);
  const [rugs, { brand }] = await Promise.all([
    listProductAddresses(locale, { limit: NEWEST }),
    getSettings(locale),
  ]);
  const texts = sharingTexts(locale).feed;
  const body = drawFeed({
    language: locale,
    title: texts.title(brand.name),
    description: texts.description,
    site: origin + pathFor(locale, "/tapetes"),
    self: origin + pathFor(locale, "/rss.xml"),
    items: rugs.map(({ id, slug, name, description, pictures: [cover], createdAt }) => ({
      id,
      title: name,
      description,
      link: origin + pathFor(locale, `/produtos/${slug}`),
      picture: cover && origin + cover.src,
      at: createdAt,
    })),
  });
  return new Response(body, {
    headers: { "content-type": "application/rss+xml; charset=utf-8", "cache-control": "public, max-age=600" },
  });
}
