import { defineTexts } from "#app/i18n/texts.ts";

export const sharedPictureTexts = defineTexts({
  pt: {
    name: (rug: string, size: string) => `${rug}, ${size}`,
    alt: (rug: string, size: string) => `Tapete ${rug}, ${size}, no ambiente de quem fez a simulação`,
    approximate: "medida aproximada",
    until: (day: string, brand: string) =>
      `Simulação feita com a ${brand} e guardada por quem a fez. Fica neste link até ${day}.`,
    price: (price: string) => `Hoje ${price}`,
    onRequest: "Preço sob consulta",
    try: "Experimentar no meu ambiente",
    rugPage: "Ver este tapete",
    removal: {
      text: "Apagar tira a imagem deste link na hora e para todos.",
      button: "Apagar esta imagem",
      refused: "Este link não permite apagar a imagem. Use o link que você recebeu ao guardá-la.",
    },
    removed: { title: "Imagem apagada", text: "Ela não está mais neste link nem guardada conosco." },
    gone: {
      title: "Esta imagem não está mais aqui",
      text: "Foi apagada por quem a guardou, ou os 30 dias do link terminaram.",
    },
  },
  es: {
    name: (rug: string, size: string) => `${rug}, ${size}`,
    alt: (rug: string, size: string) => `Alfombra ${rug}, ${size}, en el espacio de quien hizo la simulación`,
    approximate: "medida aproximada",
    until: (day: string, brand: string) =>
      `Simulación hecha con ${brand} y guardada por quien la hizo. Queda en este enlace hasta el ${day}.`,
    price: (price: string) => `Hoy ${price}`,
    onRequest: "Precio a consultar",
    try: "Probarla en mi espacio",
    rugPage: "Ver esta alfombra",
    removal: {
      text: "Borrar quita la imagen de este enlace al instante y para todos.",
      button: "Borrar esta imagen",
      refused: "Este enlace no permite borrar la imagen. Use el enlace que recibió al guardarla.",
    },
    removed: { title: "Imagen borrada", text: "Ya no está en este enlace ni guardada con nosotros." },
    gone: {
      title: "Esta imagen ya no está aquí",
      text: "La ha borrado quien la guardó, o han pasado los 30 días del enlace.",
    },
  },
  en: {
    name: (rug: string, size: string) => `${rug}, ${size}`,
    alt: (rug: string, size: string) => `${rug} rug, ${size}, in the room of whoever made the simulation`,
    approximate: "approximate size",
    until: (day: string, brand: string) =>
      `Simulation made with ${brand} and stored by whoever made it. It stays at this link until ${day}.`,
    price: (price: string) => `${price} today`,
    onRequest: "Price on request",
    try: "Try it in my room",
    rugPage: "See this rug",
    removal: {
      text: "Deleting takes the picture from this link at once and for everybody.",
      button: "Delete this picture",
      refused: "This link cannot delete the picture. Use the link that you were given when you stored it.",
    },
    removed: { title: "Picture deleted", text: "It is no longer at this link, nor kept with us." },
    gone: {
      title: "This picture is no longer here",
      text: "Whoever stored it deleted it, or the 30 days of the link are over.",
    },
  },
});
