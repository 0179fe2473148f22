import type { Locale } from "#app/i18n/locales.ts";
import { type Words, wordOr } from "#app/i18n/translated-words.ts";
import { siteTexts } from "#app/site/site.texts.ts";
import { productTexts } from "../product.texts.ts";

type LocalizedText = Record<"name" | "description" | "materials" | "technique", string>;

/** What search engines read where the owner wrote nothing for them. */
export function productSeo(rug: LocalizedText, titleName: string, locale: Locale, brand: string) {
  const texts = productTexts(locale);
  return {
    seoTitle: siteTexts(locale).title(texts.titleOf(titleName), brand),
    seoDescription: rug.description || texts.description(rug.name, rug.materials, rug.technique),
  };
}

/** The same of words that are typed. */
export function deriveSeo(words: Words, locale: Locale, brand: string) {
  const said = (name: string) => wordOr(words, locale, name);
  const rug = {
    ...{ name: said("name"), description: said("description") },
    ...{ materials: said("materials"), technique: said("technique") },
  };
  return { ...productSeo(rug, rug.name, locale, brand), name: rug.name };
}
