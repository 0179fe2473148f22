import { defineTexts } from "#app/i18n/texts.ts";

/** Evidence: a changed wording needs a new version (tested). */
export const consentTexts = defineTexts({
  pt: {
    simulation: (brand: string) =>
      `Aceito que a ${brand} guarde estes dados e a imagem da simulação para preparar o orçamento.`,
    sharedPicture: (brand: string) =>
      `Aceito que a ${brand} guarde esta imagem da minha sala por 30 dias e a mostre a quem tiver o link.`,
  },
  es: {
    simulation: (brand: string) =>
      `Acepto que ${brand} guarde estos datos y la imagen de la simulación para preparar el presupuesto.`,
    sharedPicture: (brand: string) =>
      `Acepto que ${brand} guarde esta imagen de mi sala por 30 días y la muestre a quien tenga el enlace.`,
  },
  en: {
    simulation: (brand: string) =>
      `I agree that ${brand} keeps this information and the picture of the simulation to prepare the quotation.`,
    sharedPicture: (brand: string) =>
      `I agree that ${brand} keeps this picture of my room for 30 days and shows it to whoever has the link.`,
  },
});
