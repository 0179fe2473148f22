import { defineTexts } from "#app/i18n/texts.ts";

export const tradeTexts = defineTexts({
  pt: {
    page: "Acesso exclusivo",
    form: {
      title: "Peça o seu acesso",
      profession: "Você é",
      professions: { architecture: "Arquitetura", interiors: "Interiores", shop: "Loja" },
      name: "Nome",
      company: "Escritório ou loja",
      email: "E-mail",
      whatsapp: "WhatsApp",
      city: "Cidade",
      registration: "Registro profissional",
      project: "Conte um projeto em andamento",
      submit: "Enviar pedido",
    },
  },
  es: {
    page: "Acceso exclusivo",
    form: {
      title: "Solicite su acceso",
      profession: "Usted se dedica a",
      professions: { architecture: "Arquitectura", interiors: "Interiorismo", shop: "Tienda" },
      name: "Nombre",
      company: "Estudio o tienda",
      email: "Correo electrónico",
      whatsapp: "WhatsApp",
      city: "Ciudad",
      registration: "Número de colegiado",
      project: "Cuéntenos un proyecto en marcha",
      submit: "Enviar solicitud",
    },
  },
  en: {
    page: "Exclusive access",
    form: {
      title: "Request your access",
      profession: "You work in",
      professions: { architecture: "Architecture", interiors: "Interiors", shop: "Retail" },
      name: "Name",
      company: "Studio or shop",
      email: "E-mail",
      whatsapp: "WhatsApp",
      city: "City",
      registration: "Professional registration",
      project: "Tell us about a project under way",
      submit: "Send request",
    },
  },
});
