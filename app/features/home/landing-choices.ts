import { LANGUAGES, type Locale, siteLocale, siteLocales } from "#app/i18n/locales.ts";
import { homeTexts } from "./home.texts.ts";

export type LandingChoice = { locale: Locale; name: string; language?: string };

/** The main pages that the opening page leads to: of the two countries, and of a site in neither language. */
export function landingChoices(): LandingChoice[] {
  const own = siteLocale();
  const { brasil, brasilLanguage, espana, espanaLanguage } = homeTexts(own).landing;
  const countries: LandingChoice[] = [
    { locale: "pt-BR", name: brasil, language: brasilLanguage },
    { locale: "es", name: espana, language: espanaLanguage },
  ];
  const offered = countries.filter(({ locale }) => siteLocales().includes(locale));
  const isCountry = countries.some(({ locale }) => locale === own);
  return isCountry ? offered : [...offered, { locale: own, name: LANGUAGES[own].name }];
}

/** Where nobody has to choose, as the main page is described. */
export function landingWords(brand: { name: string; seoTitle: string; seoDescription: string }) {
  const names = landingChoices().map(({ name }) => name);
  if (names.length < 2) return { title: brand.seoTitle, description: brand.seoDescription };
  const own = siteLocale();
  const texts = homeTexts(own).landing;
  const choices = new Intl.ListFormat(LANGUAGES[own].format, { type: "disjunction" }).format(names);
  return { title: texts.title(brand.name), description: texts.description(brand.name, choices) };
}
