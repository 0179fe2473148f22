import { defineTexts } from "#app/i18n/texts.ts";

type Piece = { rug: string; size: string };

/** In the visitor's language; editable before sending. */
export const replyTexts = defineTexts({
  pt: {
    greeting: (name: string, brand: string) => `Olá, ${name}. Aqui é da ${brand}.`,
    piece: ({ rug, size }: Piece) => (size ? `${rug}, ${size}` : rug),
    sheet: (piece: string) =>
      `Retomamos o seu pedido${piece && ` do tapete ${piece}`}. Podemos ajudar com medidas, cores ou o orçamento?`,
    signature: (brand: string) => `Um abraço,\n${brand}`,
    subject: (brand: string) => `Seu pedido à ${brand}`,
    reply: (subject: string) => `Re: ${subject}`,
  },
  es: {
    greeting: (name: string, brand: string) => `Hola, ${name}. Le escribimos de ${brand}.`,
    piece: ({ rug, size }: Piece) => (size ? `${rug}, ${size}` : rug),
    sheet: (piece: string) =>
      `Retomamos su solicitud${piece && ` de la alfombra ${piece}`}. ¿Le ayudamos con medidas, colores o el presupuesto?`,
    signature: (brand: string) => `Un saludo,\n${brand}`,
    subject: (brand: string) => `Su solicitud a ${brand}`,
    reply: (subject: string) => `Re: ${subject}`,
  },
  en: {
    greeting: (name: string, brand: string) => `Hello ${name}, this is ${brand}.`,
    piece: ({ rug, size }: Piece) => (size ? `${rug}, ${size}` : rug),
    sheet: (piece: string) =>
      `We are coming back to your request${piece && ` for ${piece}`}. May we help with sizes, colours or the quote?`,
    signature: (brand: string) => `Kind regards,\n${brand}`,
    subject: (brand: string) => `Your request to ${brand}`,
    reply: (subject: string) => `Re: ${subject}`,
  },
});
