import type { MetaDescriptor } from "react-router";

/** A fact about the page for search engines (schema.org). It is data, so no policy about scripts stops it. */
export function jsonLd(fact: object): MetaDescriptor {
  return { "script:ld+json": { "@context": "https://schema.org", ...fact } };
}

/** A list, or what follows after so many of its items, as search engines read it. Addresses are absolute. */
export function listFact(name: string, items: { name: string; url: string }[], before = 0): object {
  return {
    "@type": "ItemList",
    name,
    itemListElement: items.map((item, index) => ({
      "@type": "ListItem",
      position: before + index + 1,
      ...item,
    })),
  };
}

/** The way to a page, which ends with its name. */
export function breadcrumbJsonLd(trail: { name: string; url: string }[], here: string): object {
  return {
    "@type": "BreadcrumbList",
    itemListElement: [
      ...trail.map(({ name, url }, index) => ({ "@type": "ListItem", position: index + 1, name, item: url })),
      { "@type": "ListItem", position: trail.length + 1, name: here },
    ],
  };
}
