import type { MetaDescriptor } from "react-router";

/** schema.org data. Not executed, so not subject to the script policy. */
export function jsonLd(fact: object): MetaDescriptor {
  return { "script:ld+json": { "@context": "https://schema.org", ...fact } };
}

export function listFact(name: string, items: { name: string; url?: string }[], before = 0): object {
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

export function breadcrumbJsonLd(trail: { name: string; url: string }[], here: string): object {
  return {
    "@type": "BreadcrumbList",
    itemListElement: [
      ...trail.map(({ name, url }, index) => ({ "@type": "ListItem", position: index + 1, name, item: url })),
      { "@type": "ListItem", position: trail.length + 1, name: here },
    ],
  };
}
