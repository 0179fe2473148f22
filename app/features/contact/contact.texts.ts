import { defineAdminTexts, defineTexts } from "#app/i18n/texts.ts";

export const contactTexts = defineTexts({
  pt: {
    title: "Contato",
    description: (brand: string) =>
      `Endereço, WhatsApp, telefone, e-mail, mapa e horários do ateliê e showroom da ${brand}, e um formulário que chega a quem tece.`,
    place: "Ateliê e showroom",
    whatsapp: "WhatsApp",
    phone: "Telefone",
    email: "E-mail",
    hours: "Horários",
    day: "Dia",
    formTitle: "Escreva para o ateliê",
    request: {
      labels: {
        name: "Nome",
        email: "E-mail",
        phone: "Telefone",
        subject: "Assunto",
        message: "Mensagem",
      },
      submit: "Enviar mensagem",
      consent: (brand: string) => `Aceito que a ${brand} guarde estes dados para responder.`,
      confirmed: "Mensagem recebida",
      reply: (subject: string) => `Recebemos a sua mensagem${subject && ` sobre “${subject}”`}.`,
    },
    map: {
      open: "Abrir no mapa",
      live: "Ver o mapa aqui",
      note: "Carrega o mapa do OpenStreetMap",
      frame: "Mapa do OpenStreetMap",
      absent: (address: string) =>
        `O mapa não apareceu? O endereço é ${address}. “Abrir no mapa” o mostra em outra página.`,
    },
  },
  es: {
    title: "Contacto",
    description: (brand: string) =>
      `Dirección, WhatsApp, teléfono, correo, mapa y horarios del taller y showroom de ${brand}, y un formulario que llega a quien teje.`,
    place: "Taller y showroom",
    whatsapp: "WhatsApp",
    phone: "Teléfono",
    email: "Correo",
    hours: "Horarios",
    day: "Día",
    formTitle: "Escriba al taller",
    request: {
      labels: {
        name: "Nombre",
        email: "Correo electrónico",
        phone: "Teléfono",
        subject: "Asunto",
        message: "Mensaje",
      },
      submit: "Enviar mensaje",
      consent: (brand: string) => `Acepto que ${brand} guarde estos datos para responder.`,
      confirmed: "Mensaje recibido",
      reply: (subject: string) => `Hemos recibido su mensaje${subject && ` sobre «${subject}»`}.`,
    },
    map: {
      open: "Abrir en el mapa",
      live: "Ver el mapa aquí",
      note: "Carga el mapa de OpenStreetMap",
      frame: "Mapa de OpenStreetMap",
      absent: (address: string) =>
        `¿No aparece el mapa? La dirección es ${address}. «Abrir en el mapa» la muestra en otra página.`,
    },
  },
  en: {
    title: "Contact",
    description: (brand: string) =>
      `Address, WhatsApp, telephone, e-mail, map and opening hours of ${brand}’s workshop and showroom, and a form that reaches the weavers.`,
    place: "Workshop and showroom",
    whatsapp: "WhatsApp",
    phone: "Telephone",
    email: "E-mail",
    hours: "Opening hours",
    day: "Day",
    formTitle: "Write to the workshop",
    request: {
      labels: {
        name: "Name",
        email: "E-mail",
        phone: "Telephone",
        subject: "Subject",
        message: "Message",
      },
      submit: "Send message",
      consent: (brand: string) => `I agree that ${brand} keeps this information in order to answer.`,
      confirmed: "Message received",
      reply: (subject: string) => `We have received your message${subject && ` about “${subject}”`}.`,
    },
    map: {
      open: "Open the map",
      live: "Show the map here",
      note: "Loads the map of OpenStreetMap",
      frame: "Map of OpenStreetMap",
      absent: (address: string) =>
        `No map to see? The address is ${address}. “Open the map” shows it on another page.`,
    },
  },
});

export const contactAdminTexts = defineAdminTexts({
  label: "Mensagem de contato",
  heading: "Contato pelo site",
});
