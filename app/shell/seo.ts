import type { MetaDescriptor } from "react-router";
import { DEFAULT_LOCALE, LOCALES, type Locale, OG_LOCALES, pathFor } from "#app/i18n/locales.ts";

type PageDescription = {
  locale: Locale;
  origin: string;
  /** The page's neutral path: `/tapetes`, `/principal`. */
  path: string;
  title: string;
  description: string;
  /** Address of a picture that stands for the page when it is shared. */
  image?: string;
  /** Pages that exist once for all languages, such as the country choice, name no others. */
  isLanguageless?: boolean;
};

/** Title, description, canonical address, languages and sharing card of a public page. */
export function describePage(page: PageDescription): MetaDescriptor[] {
  const address = (locale: Locale) => page.origin + pathFor(locale, page.path);
  const alternates = page.isLanguageless ? [] : LOCALES.map((locale) => alternate(locale, address(locale)));
  return [
    { title: page.title },
    { name: "description", content: page.description },
    { tagName: "link", rel: "canonical", href: address(page.locale) },
    ...alternates,
    ...(page.isLanguageless ? [] : [alternate("x-default", address(DEFAULT_LOCALE))]),
    { property: "og:type", content: "website" },
    { property: "og:title", content: page.title },
    { property: "og:description", content: page.description },
    { property: "og:url", content: address(page.locale) },
    { property: "og:locale", content: OG_LOCALES[page.locale] },
    ...(page.image ? [{ property: "og:image", content: page.origin + page.image }] : []),
    { name: "twitter:card", content: page.image ? "summary_large_image" : "summary" },
  ];
}

function alternate(hrefLang: string, href: string): MetaDescriptor {
  return { tagName: "link", rel: "alternate", hrefLang, href };
}
