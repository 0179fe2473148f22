import { defineAdminTexts, defineTexts } from "#app/i18n/texts.ts";

const labels = {
  pt: { name: "Nome", reach: "WhatsApp ou e-mail", message: "Mensagem" },
  es: { name: "Nombre", reach: "WhatsApp o correo electrónico", message: "Mensaje" },
  en: { name: "Name", reach: "WhatsApp or e-mail", message: "Message" },
};

export const productRequestTexts = defineTexts({
  pt: {
    anySize: "Ainda não sei",
    quote: {
      labels: { ...labels.pt, size: "Medida" },
      hints: { size: "Por exemplo 200\u00a0×\u00a0300\u00a0cm" },
      submit: "Pedir orçamento",
      consent: (brand: string) => `Aceito que a ${brand} guarde estes dados para preparar o orçamento.`,
      confirmed: "Pedido de orçamento enviado",
      reply: (rug: string) =>
        `Recebemos o seu pedido de orçamento${rug && ` do tapete ${rug}`}. Para preparar a proposta, poderia nos confirmar a medida e a cidade de entrega?`,
    },
    sample: {
      labels: { ...labels.pt, address: "Endereço de entrega" },
      hints: { address: "Rua, número, bairro, cidade e CEP" },
      submit: "Pedir amostra",
      consent: (brand: string) => `Aceito que a ${brand} guarde estes dados para enviar as amostras.`,
      confirmed: "Pedido de amostra enviado",
      reply: (rug: string) =>
        `Recebemos o seu pedido de amostra${rug && ` do tapete ${rug}`}. Vamos separar os fios e enviá-los ao endereço que você indicou. Prefere alguma cor em especial?`,
    },
    favourites: {
      labels: labels.pt,
      submit: "Enviar a lista",
      consent: (brand: string) => `Aceito que a ${brand} guarde estes dados e esta lista para responder.`,
      confirmed: "Lista enviada",
      reply: (rug: string) =>
        `Recebemos a sua lista de favoritos${rug && `: ${rug}`}. Preparamos os preços de todos ou começamos por algum?`,
    },
    simulation: {
      labels: { colours: "Cores", others: "Também no ambiente" },
      submit: "Pedir orçamento",
      consent: (brand: string) => `Aceito que a ${brand} guarde estes dados para preparar o orçamento.`,
      confirmed: "Pedido de orçamento enviado",
      reply: (rug: string) =>
        `Vimos a sua simulação${rug && ` com o tapete ${rug}`}. Podemos preparar o orçamento e confirmar prazo e cores com você?`,
    },
  },
  es: {
    anySize: "Todavía no lo sé",
    quote: {
      labels: { ...labels.es, size: "Medida" },
      hints: { size: "Por ejemplo 200\u00a0×\u00a0300\u00a0cm" },
      submit: "Pedir presupuesto",
      consent: (brand: string) => `Acepto que ${brand} guarde estos datos para preparar el presupuesto.`,
      confirmed: "Solicitud de presupuesto enviada",
      reply: (rug: string) =>
        `Hemos recibido su solicitud de presupuesto${rug && ` de la alfombra ${rug}`}. Para preparar la propuesta, ¿nos confirma la medida y la ciudad de entrega?`,
    },
    sample: {
      labels: { ...labels.es, address: "Dirección de entrega" },
      hints: { address: "Calle, número, ciudad, código postal y país" },
      submit: "Pedir muestra",
      consent: (brand: string) => `Acepto que ${brand} guarde estos datos para enviar las muestras.`,
      confirmed: "Solicitud de muestra enviada",
      reply: (rug: string) =>
        `Hemos recibido su solicitud de muestra${rug && ` de la alfombra ${rug}`}. Preparamos los hilos y los enviamos a la dirección que nos ha indicado. ¿Prefiere algún color en especial?`,
    },
    favourites: {
      labels: labels.es,
      submit: "Enviar la lista",
      consent: (brand: string) => `Acepto que ${brand} guarde estos datos y esta lista para responder.`,
      confirmed: "Lista enviada",
      reply: (rug: string) =>
        `Hemos recibido su lista de favoritas${rug && `: ${rug}`}. ¿Preparamos los precios de todas o empezamos por alguna?`,
    },
    simulation: {
      labels: { colours: "Colores", others: "También en el espacio" },
      submit: "Pedir presupuesto",
      consent: (brand: string) => `Acepto que ${brand} guarde estos datos para preparar el presupuesto.`,
      confirmed: "Solicitud de presupuesto enviada",
      reply: (rug: string) =>
        `Hemos visto su simulación${rug && ` con la alfombra ${rug}`}. ¿Preparamos el presupuesto y le confirmamos plazo y colores?`,
    },
  },
  en: {
    anySize: "I do not know yet",
    quote: {
      labels: { ...labels.en, size: "Size" },
      hints: { size: "For example 200\u00a0×\u00a0300\u00a0cm" },
      submit: "Request a quote",
      consent: (brand: string) => `I agree that ${brand} keeps this information to prepare the quotation.`,
      confirmed: "Quote request sent",
      reply: (rug: string) =>
        `We have received your request for a quote${rug && ` for ${rug}`}. To prepare it, could you confirm the size and the city of delivery?`,
    },
    sample: {
      labels: { ...labels.en, address: "Delivery address" },
      hints: { address: "Street, number, town, postcode and country" },
      submit: "Request a sample",
      consent: (brand: string) => `I agree that ${brand} keeps this information to send the samples.`,
      confirmed: "Sample request sent",
      reply: (rug: string) =>
        `We have received your request for a sample${rug && ` of ${rug}`}. We will put the yarns together and send them to the address you gave. Is there a colour you would like in particular?`,
    },
    favourites: {
      labels: labels.en,
      submit: "Send the list",
      consent: (brand: string) => `I agree that ${brand} keeps this information and this list to answer.`,
      confirmed: "List sent",
      reply: (rug: string) =>
        `We have received your list of favourites${rug && `: ${rug}`}. Shall we prepare the prices of all of them, or begin with one?`,
    },
    simulation: {
      labels: { colours: "Colours", others: "Also in the room" },
      submit: "Request a quote",
      consent: (brand: string) => `I agree that ${brand} keeps this information to prepare the quotation.`,
      confirmed: "Quote request sent",
      reply: (rug: string) =>
        `We have seen your simulation${rug && ` with ${rug}`}. Shall we prepare the quote and confirm delivery time and colours with you?`,
    },
  },
});

export const productRequestAdminTexts = defineAdminTexts({
  quote: { label: "Produto", heading: "Orçamento de produto" },
  sample: { label: "Amostra", heading: "Pedido de amostra" },
  favourites: { label: "Favoritos", heading: "Lista de favoritos" },
  simulation: { label: "Simulador" },
});
