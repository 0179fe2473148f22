import { LOCALES, pathFor } from "#app/i18n/locales.ts";
import { siteOrigin } from "#app/platform/http/site-origin.server.ts";
import { SITEMAP_PATHS } from "./sitemap.rules.ts";

/** Sitemap (sitemaps.org 0.9) with every language of every page. */
export function loader({ request }: { request: Request }) {
  const origin = siteOrigin(request);
  const entries = SITEMAP_PATHS.flatMap((path) => {
    const alternates = LOCALES.map(
      (locale) =>
        `<xhtml:link rel="alternate" hreflang="${locale}" href="${origin}${pathFor(locale, path)}"/>`,
    ).join("");
    return LOCALES.map((locale) => `<url><loc>${origin}${pathFor(locale, path)}</loc>${alternates}</url>`);
  });
  const body = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    "</urlset>",
    "",
  ].join("\n");
  return new Response(body, { headers: { "content-type": "application/xml; charset=utf-8" } });
}
