import type { MetaDescriptor } from "react-router";
import { CARD_SIZE, cardPath } from "#app/features/sharing/share-card.rules.ts";
import { LANGUAGES, type Locale, pathFor } from "#app/i18n/locales.ts";
import { pageAddress } from "#app/ui/lists/list-address.ts";
import { siteTexts } from "../site.texts.ts";
import { alternatesOf } from "./alternates.ts";
import { breadcrumbJsonLd, jsonLd } from "./json-ld.ts";

type PageDescription = {
  locale: Locale;
  origin: string;
  /** Neutral path: `/tapetes`, `/principal`. */
  path: string;
  title: string;
  /** Without the brand's name; undefined for the country choice and the main pages. */
  name?: string;
  /** Breadcrumbs between the main page and this one, with localised addresses. */
  trail?: { name: string; href: string }[];
  description: string;
  /** For search engines; social cards are generated. */
  image?: string;
  /** noindex, and not in the sitemap. */
  isPersonal?: true;
  /** The title names the page number already. */
  paging?: { page: number; pages: number };
};

/** Title, description, canonical address, languages and sharing card of a public page. */
export function describePage(page: PageDescription): MetaDescriptor[] {
  const { locale, origin, path, title, description, paging } = page;
  const place = paging?.page ?? 1;
  const list = origin + pathFor(locale, path);
  const address = pageAddress(list, place);
  const card = origin + cardPath(locale, path);
  return [
    { title },
    ...(page.isPersonal ? [{ name: "robots", content: "noindex" }] : []),
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: address },
    ...alternatesOf(path).map((other) => ({
      tagName: "link" as const,
      rel: "alternate",
      hrefLang: other.language,
      href: pageAddress(origin + other.path, place),
    })),
    ...(place > 1 ? [{ tagName: "link" as const, rel: "prev", href: pageAddress(list, place - 1) }] : []),
    ...(paging && place < paging.pages
      ? [{ tagName: "link" as const, rel: "next", href: pageAddress(list, place + 1) }]
      : []),
    {
      tagName: "link",
      rel: "alternate",
      type: "application/rss+xml",
      title: siteTexts(locale).feed,
      href: pathFor(locale, "/rss.xml"),
    },
    { property: "og:type", content: "website" },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: address },
    { property: "og:locale", content: LANGUAGES[locale].openGraph },
    { property: "og:image", content: card },
    { property: "og:image:type", content: "image/jpeg" },
    { property: "og:image:width", content: String(CARD_SIZE.width) },
    { property: "og:image:height", content: String(CARD_SIZE.height) },
    { property: "og:image:alt", content: title },
    { name: "twitter:card", content: "summary_large_image" },
    ...(page.image ? [leadingPicture(page.image, page, address)] : []),
    ...(page.name ? [wayTo(page, page.name)] : []),
  ];
}

function wayTo({ locale, origin, trail = [] }: PageDescription, name: string) {
  const start = { name: siteTexts(locale).start, href: pathFor(locale, "/principal") };
  const way = [start, ...trail].map((page) => ({ name: page.name, url: origin + page.href }));
  return jsonLd(breadcrumbJsonLd(way, name));
}

function leadingPicture(image: string, { locale, origin, title }: PageDescription, address: string) {
  return jsonLd({
    "@type": "WebPage",
    url: address,
    name: title,
    inLanguage: locale,
    primaryImageOfPage: { "@type": "ImageObject", contentUrl: new URL(image, origin).href },
  });
}
