import { defineTexts } from "#app/i18n/texts.ts";

export const openingTexts = defineTexts({
  pt: {
    title: (brand: string) => `Em breve, ${brand}`,
    sentence: "Estamos preparando este site. Ele abre em breve.",
    contact: "Enquanto isso, fale conosco",
    newsletter: "Avise-me quando abrir",
    whatsapp: (number: string) => `WhatsApp ${number}`,
  },
  es: {
    title: (brand: string) => `Muy pronto, ${brand}`,
    sentence: "Estamos preparando esta web. Abrirá muy pronto.",
    contact: "Mientras tanto, escríbanos",
    newsletter: "Avíseme cuando abra",
    whatsapp: (number: string) => `WhatsApp ${number}`,
  },
  en: {
    title: (brand: string) => `Coming soon, ${brand}`,
    sentence: "We are preparing this website. It opens soon.",
    contact: "Meanwhile, get in touch",
    newsletter: "Tell me when it opens",
    whatsapp: (number: string) => `WhatsApp ${number}`,
  },
});
