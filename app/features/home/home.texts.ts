import { defineTexts } from "#app/i18n/texts.ts";

export const homeTexts = defineTexts({
  pt: {
    landing: {
      title: (brand: string) => `${brand}: escolha o país`,
      description: (brand: string) => `Escolha o país para entrar no site da ${brand}: Brasil ou España.`,
      countries: "País",
      brasil: "Brasil",
      brasilLanguage: "Português",
      espana: "España",
      espanaLanguage: "Español",
    },
    exploreCollections: "Explorar coleções",
    introLabel: "A empresa",
    promo: { close: "Fechar", notNow: "Agora não" },
  },
  es: {
    landing: {
      title: (brand: string) => `${brand}: elija el país`,
      description: (brand: string) => `Elija el país para entrar en la web de ${brand}: Brasil o España.`,
      countries: "País",
      brasil: "Brasil",
      brasilLanguage: "Português",
      espana: "España",
      espanaLanguage: "Español",
    },
    exploreCollections: "Explorar colecciones",
    introLabel: "La empresa",
    promo: { close: "Cerrar", notNow: "Ahora no" },
  },
  en: {
    landing: {
      title: (brand: string) => `${brand}: choose your country`,
      description: (brand: string) => `Choose a country to enter ${brand}: Brasil or España.`,
      countries: "Country",
      brasil: "Brasil",
      brasilLanguage: "Português",
      espana: "España",
      espanaLanguage: "Español",
    },
    exploreCollections: "Explore collections",
    introLabel: "The company",
    promo: { close: "Close", notNow: "Not now" },
  },
});
