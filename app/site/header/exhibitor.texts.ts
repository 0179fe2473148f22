import { defineTexts } from "#app/i18n/texts.ts";

export const exhibitorTexts = defineTexts({
  pt: { close: "Fechar", closeToSite: "Fechar e ir para o site", continue: "Continuar para o site" },
  es: { close: "Cerrar", closeToSite: "Cerrar e ir a la web", continue: "Continuar a la web" },
  en: { close: "Close", closeToSite: "Close and go to the site", continue: "Continue to the site" },
});
