import { defineTexts } from "#app/i18n/texts.ts";

/**
 * What a person agrees to. These words are evidence: whoever changes one gives it another version in consent.rules.ts,
 * and the test beside this file insists on it.
 */
export const consentTexts = defineTexts({
  pt: {
    contact: (brand: string) => `Aceito que a ${brand} guarde estes dados para responder.`,
    quote: (brand: string) => `Aceito que a ${brand} guarde estes dados para preparar o orçamento.`,
    sample: (brand: string) => `Aceito que a ${brand} guarde estes dados para enviar as amostras.`,
    favourites: (brand: string) => `Aceito que a ${brand} guarde estes dados e esta lista para responder.`,
    madeToMeasure: (brand: string) => `Aceito que a ${brand} guarde estes dados para preparar a proposta.`,
    trade: (brand: string) => `Aceito que a ${brand} guarde estes dados para avaliar o pedido.`,
    simulation: (brand: string) =>
      `Aceito que a ${brand} guarde estes dados e a imagem da simulação para preparar o orçamento.`,
    sharedPicture: (brand: string) =>
      `Aceito que a ${brand} guarde esta imagem da minha sala por 30 dias e a mostre a quem tiver o link.`,
  },
  es: {
    contact: (brand: string) => `Acepto que ${brand} guarde estos datos para responder.`,
    quote: (brand: string) => `Acepto que ${brand} guarde estos datos para preparar el presupuesto.`,
    sample: (brand: string) => `Acepto que ${brand} guarde estos datos para enviar las muestras.`,
    favourites: (brand: string) => `Acepto que ${brand} guarde estos datos y esta lista para responder.`,
    madeToMeasure: (brand: string) => `Acepto que ${brand} guarde estos datos para preparar la propuesta.`,
    trade: (brand: string) => `Acepto que ${brand} guarde estos datos para valorar la solicitud.`,
    simulation: (brand: string) =>
      `Acepto que ${brand} guarde estos datos y la imagen de la simulación para preparar el presupuesto.`,
    sharedPicture: (brand: string) =>
      `Acepto que ${brand} guarde esta imagen de mi sala por 30 días y la muestre a quien tenga el enlace.`,
  },
  en: {
    contact: (brand: string) => `I agree that ${brand} keeps this information in order to answer.`,
    quote: (brand: string) => `I agree that ${brand} keeps this information to prepare the quotation.`,
    sample: (brand: string) => `I agree that ${brand} keeps this information to send the samples.`,
    favourites: (brand: string) => `I agree that ${brand} keeps this information and this list to answer.`,
    madeToMeasure: (brand: string) => `I agree that ${brand} keeps this information to prepare the proposal.`,
    trade: (brand: string) => `I agree that ${brand} keeps this information to consider the request.`,
    simulation: (brand: string) =>
      `I agree that ${brand} keeps this information and the picture of the simulation to prepare the quotation.`,
    sharedPicture: (brand: string) =>
      `I agree that ${brand} keeps this picture of my room for 30 days and shows it to whoever has the link.`,
  },
});
