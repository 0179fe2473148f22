import { defineTexts } from "#app/i18n/texts.ts";

/** What somebody who asked for a rug reads in the form's place, and in the mail that confirms it. */
export const confirmationTexts = defineTexts({
  pt: {
    rug: "Tapete",
    size: "Medida",
    price: "Preço",
    leadTime: "Prazo",
    days: (days: number) => `${days} dias`,
    onRequest: "sob consulta",
    next: "Lemos cada pedido e respondemos a cada um.",
    nextOfMessage: "Lemos cada mensagem e respondemos a cada uma.",
    nextTitle: "O que acontece agora",
    subject: "Assunto",
    message: "Sua mensagem",
    resultOf: (reach: string) => `A resposta vai para ${reach}.`,
    whatsapp: "Falar no WhatsApp",
    sheet: "Ficha em PDF",
    ignore:
      "Este endereço foi escrito em um pedido em nosso site. Se não foi você, ignore este e-mail: nada mais será enviado.",
  },
  es: {
    rug: "Alfombra",
    size: "Medida",
    price: "Precio",
    leadTime: "Plazo",
    days: (days: number) => `${days} días`,
    onRequest: "a consultar",
    next: "Leemos todas las solicitudes y respondemos a cada una.",
    nextOfMessage: "Leemos todos los mensajes y respondemos a cada uno.",
    nextTitle: "Qué pasa ahora",
    subject: "Asunto",
    message: "Su mensaje",
    resultOf: (reach: string) => `La respuesta irá a ${reach}.`,
    whatsapp: "Hablar por WhatsApp",
    sheet: "Ficha en PDF",
    ignore:
      "Esta dirección se ha escrito en una solicitud de nuestra página. Si no ha sido usted, ignore este correo: no se enviará nada más.",
  },
  en: {
    rug: "Rug",
    size: "Size",
    price: "Price",
    leadTime: "Lead time",
    days: (days: number) => `${days} days`,
    onRequest: "on request",
    next: "We read every request and answer each one.",
    nextOfMessage: "We read every message and answer each one.",
    nextTitle: "What happens next",
    subject: "Subject",
    message: "Your message",
    resultOf: (reach: string) => `The answer goes to ${reach}.`,
    whatsapp: "Talk on WhatsApp",
    sheet: "PDF sheet",
    ignore:
      "This address was written in a request on our site. If it was not you, ignore this e-mail: nothing more will be sent.",
  },
});
