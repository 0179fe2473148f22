import { pathFor, siteLocales } from "#app/i18n/locales.ts";
import { pageAddress } from "#app/ui/lists/list-address.ts";
import { alternatesOf } from "./alternates.ts";
import { PART_KEY, type SitemapPage, type SitemapPart } from "./sitemap.rules.ts";
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

export function drawSitemapIndex(parts: SitemapPart[], origin: string): string {
  const lines = parts.map(({ name, updatedAt }) => {
    const address = xmlText(`${origin}/sitemap.xml?${PART_KEY}=${name}`);
    return `<sitemap><loc>${address}</loc>${changed(updatedAt)}</sitemap>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...lines,
    "</sitemapindex>",
    "",
  ].join("\n");
}

const changed = (updatedAt: Date | undefined): string =>
  updatedAt ? `<lastmod>${updatedAt.toISOString()}</lastmod>` : "";

function entriesOf({ path, page = 1, pictures, updatedAt }: SitemapPage, origin: string): string[] {
  const alternates = alternatesOf(path).map(
    ({ language, path: other }) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${xmlText(pageAddress(origin + other, page))}"/>`,
  );
  const rest = [
    changed(updatedAt),
    ...alternates,
    ...pictures.map(
      (src) => `<image:image><image:loc>${xmlText(absolute(src, origin))}</image:loc></image:image>`,
    ),
  ].join("");
  // The country choice is one page for all languages.
  const addresses = new Set(siteLocales().map((locale) => pathFor(locale, path)));
  return [...addresses].map(
    (address) => `<url><loc>${xmlText(pageAddress(origin + address, page))}</loc>${rest}</url>`,
  );
}

function absolute(src: string, origin: string): string {
  return new URL(src, origin).href;
}
