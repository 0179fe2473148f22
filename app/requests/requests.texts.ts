import { defineAdminTexts, defineTexts } from "#app/i18n/texts.ts";

export const greetingTexts = defineTexts({
  pt: {
    greeting: (name: string, brand: string) => `Olá, ${name}. Aqui é da ${brand}. Recebemos o seu pedido.`,
    carpet: (name: string) => `Tapete: ${name}`,
    size: (size: string) => `Medida: ${size}`,
  },
  es: {
    greeting: (name: string, brand: string) =>
      `Hola, ${name}. Le escribimos de ${brand}. Hemos recibido su solicitud.`,
    carpet: (name: string) => `Alfombra: ${name}`,
    size: (size: string) => `Medida: ${size}`,
  },
  en: {
    greeting: (name: string, brand: string) =>
      `Hello ${name}, this is ${brand}. We have received your request.`,
    carpet: (name: string) => `Rug: ${name}`,
    size: (size: string) => `Size: ${size}`,
  },
});

export const requestMailTexts = defineAdminTexts({
  subject: (heading: string, about: string) => `${heading}: ${about}`,
  from: "De",
  whatsapp: "WhatsApp",
  phone: "Telefone",
  email: "E-mail",
  carpet: "Tapete",
  carpets: "Tapetes",
  size: "Medida",
  message: "Mensagem",
  attachments: "Arquivos anexados",
  language: "Idioma",
  answer: "Responder no WhatsApp",
  note: "O pedido está guardado na administração, com tudo o que foi escrito.",
  messageNote:
    "Responda a este e-mail para escrever a quem enviou. A mensagem está guardada na administração.",
});
