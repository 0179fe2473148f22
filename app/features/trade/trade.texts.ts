import { defineAdminTexts, defineTexts } from "#app/i18n/texts.ts";

export const tradeTexts = defineTexts({
  pt: {
    page: "Acesso exclusivo",
    formTitle: "Peça o seu acesso",
    request: {
      labels: {
        profession: "Você é",
        name: "Nome",
        company: "Escritório ou loja",
        email: "E-mail",
        whatsapp: "WhatsApp",
        city: "Cidade",
        registration: "Registro profissional",
        project: "Conte um projeto em andamento",
      },
      options: { profession: { architecture: "Arquitetura", interiors: "Interiores", shop: "Loja" } },
      submit: "Enviar pedido",
      consent: (brand: string) => `Aceito que a ${brand} guarde estes dados para avaliar o pedido.`,
      confirmed: "Pedido de acesso enviado",
      reply: () =>
        "Recebi o seu pedido de acesso exclusivo para profissionais. Agradecemos o interesse! Qual é um bom horário para conversarmos sobre o programa e o seu projeto?",
    },
  },
  es: {
    page: "Acceso exclusivo",
    formTitle: "Solicite su acceso",
    request: {
      labels: {
        profession: "Usted se dedica a",
        name: "Nombre",
        company: "Estudio o tienda",
        email: "Correo electrónico",
        whatsapp: "WhatsApp",
        city: "Ciudad",
        registration: "Número de colegiado",
        project: "Cuéntenos un proyecto en marcha",
      },
      options: { profession: { architecture: "Arquitectura", interiors: "Interiorismo", shop: "Tienda" } },
      submit: "Enviar solicitud",
      consent: (brand: string) => `Acepto que ${brand} guarde estos datos para valorar la solicitud.`,
      confirmed: "Solicitud de acceso enviada",
      reply: () =>
        "Hemos recibido su solicitud de acceso exclusivo para profesionales. ¡Gracias por su interés! ¿Qué horario le viene bien para hablar del programa y de su proyecto?",
    },
  },
  en: {
    page: "Exclusive access",
    formTitle: "Request your access",
    request: {
      labels: {
        profession: "You work in",
        name: "Name",
        company: "Studio or shop",
        email: "E-mail",
        whatsapp: "WhatsApp",
        city: "City",
        registration: "Professional registration",
        project: "Tell us about a project under way",
      },
      options: { profession: { architecture: "Architecture", interiors: "Interiors", shop: "Retail" } },
      submit: "Send request",
      consent: (brand: string) => `I agree that ${brand} keeps this information to consider the request.`,
      confirmed: "Access request sent",
      reply: () =>
        "We have received your request for the professionals' programme. Thank you for your interest! When would be a good time to talk about the programme and your project?",
    },
  },
});

export const tradeAdminTexts = defineAdminTexts({
  label: "Acesso exclusivo",
  details: { profession: "Profissão" },
});
