import { defineTexts } from "#app/i18n/texts.ts";

export const homeTexts = defineTexts({
  pt: {
    landing: {
      title: (brand: string) => `${brand}: escolha o país`,
      description: (brand: string, countries: string) =>
        `Escolha o país para entrar no site da ${brand}: ${countries}.`,
      countries: "País",
      brasil: "Brasil",
      brasilLanguage: "Português",
      espana: "España",
      espanaLanguage: "Español",
    },
    exploreCollections: "Explorar coleções",
    introLabel: "A empresa",
    simulatorDivide: "Divisa entre a sala sem o tapete e com ele",
    designDivide: "Divisa entre o cartão e o tapete",
    promo: { close: "Fechar", notNow: "Agora não" },
  },
  es: {
    landing: {
      title: (brand: string) => `${brand}: elija el país`,
      description: (brand: string, countries: string) =>
        `Elija el país para entrar en la web de ${brand}: ${countries}.`,
      countries: "País",
      brasil: "Brasil",
      brasilLanguage: "Português",
      espana: "España",
      espanaLanguage: "Español",
    },
    exploreCollections: "Explorar colecciones",
    introLabel: "La empresa",
    simulatorDivide: "Línea entre el salón sin la alfombra y con ella",
    designDivide: "Línea entre el cartón y la alfombra",
    promo: { close: "Cerrar", notNow: "Ahora no" },
  },
  en: {
    landing: {
      title: (brand: string) => `${brand}: choose your country or language`,
      description: (brand: string, choices: string) =>
        `Choose your country or language to enter ${brand}: ${choices}.`,
      countries: "Country",
      brasil: "Brasil",
      brasilLanguage: "Português",
      espana: "España",
      espanaLanguage: "Español",
    },
    exploreCollections: "Explore collections",
    introLabel: "The company",
    simulatorDivide: "Line between the room without the rug and with it",
    designDivide: "Line between point paper and rug",
    promo: { close: "Close", notNow: "Not now" },
  },
});
