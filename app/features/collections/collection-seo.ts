import type { SeoFacts } from "#app/content/admin/seo-section.tsx";
import type { Locale } from "#app/i18n/locales.ts";
import { type Words, wordOr } from "#app/i18n/translated-words.ts";
import { siteTexts } from "#app/site/site.texts.ts";
import { pageLinksTexts } from "#app/ui/lists/page-links.texts.ts";
import { collectionPagesTexts } from "./collection-pages.texts.ts";

/** `lead` of the page of all collections stands for a description. */
export type CollectionSeoFacts = SeoFacts & { leads: Record<Locale, string> };

/** What search engines read where the owner wrote nothing for them. */
export function collectionTitle(titleName: string, page: number, locale: Locale, brand: string): string {
  const title = pageLinksTexts(locale).titled(collectionPagesTexts(locale).titleOf(titleName), page);
  return siteTexts(locale).title(title, brand);
}

/** The same of words that are typed. */
export function deriveSeo(words: Words, locale: Locale, { brand, leads }: CollectionSeoFacts) {
  const name = wordOr(words, locale, "title");
  return {
    seoTitle: collectionTitle(name, 1, locale, brand),
    seoDescription: wordOr(words, locale, "description") || leads[locale],
    name,
  };
}
