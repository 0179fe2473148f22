import { pathFor } from "#app/i18n/locales.ts";
import { spokenLocales } from "#app/i18n/spoken-locales.ts";
import { alternatesOf } from "./alternates.ts";
import type { SitemapPage } from "./sitemap.rules.ts";
import { xmlText } from "./xml.ts";

const NAMESPACES = [
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
  'xmlns:xhtml="http://www.w3.org/1999/xhtml"',
  'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
].join(" ");

export function drawSitemap(pages: SitemapPage[], origin: string): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<urlset ${NAMESPACES}>`,
    ...pages.flatMap((page) => entriesOf(page, origin)),
    "</urlset>",
    "",
  ].join("\n");
}

function entriesOf({ path, pictures, updatedAt }: SitemapPage, origin: string): string[] {
  const alternates = alternatesOf(path).map(
    ({ language, path: other }) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${xmlText(origin + other)}"/>`,
  );
  const rest = [
    ...(updatedAt ? [`<lastmod>${updatedAt.toISOString()}</lastmod>`] : []),
    ...alternates,
    ...pictures.map(
      (src) => `<image:image><image:loc>${xmlText(absolute(src, origin))}</image:loc></image:image>`,
    ),
  ].join("");
  // The country choice is one page for all languages.
  const addresses = new Set(spokenLocales().map((locale) => pathFor(locale, path)));
  return [...addresses].map((address) => `<url><loc>${xmlText(origin + address)}</loc>${rest}</url>`);
}

function absolute(src: string, origin: string): string {
  return new URL(src, origin).href;
}
