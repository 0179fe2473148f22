import { defineAdminTexts, defineTexts } from "#app/i18n/texts.ts";

export const greetingTexts = defineTexts({
  pt: {
    greeting: (name: string, brand: string) => `Olá, ${name}! Aqui é da ${brand}. Recebemos o seu pedido.`,
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
  from: (name: string, email: string) => `${name} <${email}>`,
  whatsapp: (number: string) => `WhatsApp: ${number}`,
  phone: (number: string) => `Telefone: ${number}`,
  email: (email: string) => `E-mail: ${email}`,
  carpet: (name: string) => `Tapete: ${name}`,
  carpets: (names: string) => `Tapetes: ${names}`,
  size: (size: string) => `Medida: ${size}`,
  detail: (label: string, value: string) => `${label}: ${value}`,
  attachments: (count: number) => `Arquivos anexados: ${count}`,
  language: (language: string) => `Idioma: ${language}`,
  answer: "Responder no WhatsApp",
  note: "O pedido está guardado na administração, com tudo o que foi escrito.",
  messageNote:
    "Responda a este e-mail para escrever a quem enviou. A mensagem está guardada na administração.",
});
