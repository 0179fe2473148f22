import { defineTexts } from "#app/i18n/texts.ts";

type Piece = { rug: string; size: string };

/** Prepared answers, in the language in which somebody wrote. Whoever answers may change every word before sending. */
export const replyTexts = defineTexts({
  pt: {
    greeting: (name: string, brand: string) => `Olá, ${name}! Aqui é da ${brand}.`,
    piece: ({ rug, size }: Piece) => (size ? `${rug}, ${size}` : rug),
    simulator: (piece: string) =>
      `Vi a sua simulação${piece && ` com o tapete ${piece}`}. Posso preparar o orçamento e confirmar prazo e cores com você?`,
    product: (piece: string) =>
      `Recebi o seu pedido de orçamento${piece && ` do tapete ${piece}`}. Para preparar a proposta, me confirma a medida e a cidade de entrega?`,
    sample: (piece: string) =>
      `Recebi o seu pedido de amostra${piece && ` do tapete ${piece}`}. Vou separar os fios e envio para o endereço que você indicou. Prefere alguma cor em especial?`,
    "made-to-measure": (piece: string) =>
      `Recebi o seu pedido sob medida${piece && ` (${piece})`}. Para desenhar a proposta, me conta um pouco mais do ambiente e do prazo que você imagina?`,
    "exclusive-access": () =>
      "Recebi o seu pedido de acesso exclusivo para profissionais. Agradecemos o interesse! Qual é um bom horário para conversarmos sobre o programa e o seu projeto?",
    favourites: (piece: string) =>
      `Recebi a sua lista de favoritos${piece && `: ${piece}`}. Quer que eu prepare os preços de todos, ou começamos por algum?`,
    sheet: (piece: string) =>
      `Retomo o seu pedido${piece && ` do tapete ${piece}`}. Posso ajudar com medidas, cores ou o orçamento?`,
    message: (subject: string) => `Recebi a sua mensagem${subject && ` sobre “${subject}”`}.`,
    signature: (brand: string) => `Um abraço,\n${brand}`,
    subject: (brand: string) => `Seu pedido à ${brand}`,
    reply: (subject: string) => `Re: ${subject}`,
  },
  es: {
    greeting: (name: string, brand: string) => `Hola, ${name}. Le escribimos de ${brand}.`,
    piece: ({ rug, size }: Piece) => (size ? `${rug}, ${size}` : rug),
    simulator: (piece: string) =>
      `Hemos visto su simulación${piece && ` con la alfombra ${piece}`}. ¿Preparamos el presupuesto y le confirmamos plazo y colores?`,
    product: (piece: string) =>
      `Hemos recibido su solicitud de presupuesto${piece && ` de la alfombra ${piece}`}. Para preparar la propuesta, ¿nos confirma la medida y la ciudad de entrega?`,
    sample: (piece: string) =>
      `Hemos recibido su pedido de muestra${piece && ` de la alfombra ${piece}`}. Preparamos los hilos y los enviamos a la dirección que nos indicó. ¿Prefiere algún color en especial?`,
    "made-to-measure": (piece: string) =>
      `Hemos recibido su pedido a medida${piece && ` (${piece})`}. Para dibujar la propuesta, ¿nos cuenta un poco más del ambiente y del plazo que imagina?`,
    "exclusive-access": () =>
      "Hemos recibido su solicitud de acceso exclusivo para profesionales. ¡Gracias por su interés! ¿Qué horario le viene bien para hablar del programa y de su proyecto?",
    favourites: (piece: string) =>
      `Hemos recibido su lista de favoritas${piece && `: ${piece}`}. ¿Preparamos los precios de todas o empezamos por alguna?`,
    sheet: (piece: string) =>
      `Retomamos su solicitud${piece && ` de la alfombra ${piece}`}. ¿Le ayudamos con medidas, colores o el presupuesto?`,
    message: (subject: string) => `Hemos recibido su mensaje${subject && ` sobre «${subject}»`}.`,
    signature: (brand: string) => `Un saludo,\n${brand}`,
    subject: (brand: string) => `Su solicitud a ${brand}`,
    reply: (subject: string) => `Re: ${subject}`,
  },
  en: {
    greeting: (name: string, brand: string) => `Hello ${name}, this is ${brand}.`,
    piece: ({ rug, size }: Piece) => (size ? `${rug}, ${size}` : rug),
    simulator: (piece: string) =>
      `We have seen your simulation${piece && ` with the rug ${piece}`}. Shall we prepare the quote and confirm delivery time and colours with you?`,
    product: (piece: string) =>
      `We have received your request for a quote${piece && ` for the rug ${piece}`}. To prepare it, could you confirm the size and the city of delivery?`,
    sample: (piece: string) =>
      `We have received your request for a sample${piece && ` of the rug ${piece}`}. We will put the yarns together and send them to the address you gave. Is there a colour you would like in particular?`,
    "made-to-measure": (piece: string) =>
      `We have received your made-to-measure request${piece && ` (${piece})`}. To draw the proposal, could you tell us a little more about the room and the time you have in mind?`,
    "exclusive-access": () =>
      "We have received your request for the professionals' programme. Thank you for your interest! When would be a good time to talk about the programme and your project?",
    favourites: (piece: string) =>
      `We have received your list of favourites${piece && `: ${piece}`}. Shall we prepare the prices of all of them, or begin with one?`,
    sheet: (piece: string) =>
      `We are coming back to your request${piece && ` for the rug ${piece}`}. May we help with sizes, colours or the quote?`,
    message: (subject: string) => `We have received your message${subject && ` about “${subject}”`}.`,
    signature: (brand: string) => `Kind regards,\n${brand}`,
    subject: (brand: string) => `Your request to ${brand}`,
    reply: (subject: string) => `Re: ${subject}`,
  },
});
