import type { MetaDescriptor } from "react-router";

/** A fact about the page for search engines (schema.org). It is data, so no policy about scripts stops it. */
export function jsonLd(fact: object): MetaDescriptor {
  return { "script:ld+json": { "@context": "https://schema.org", ...fact } };
}
