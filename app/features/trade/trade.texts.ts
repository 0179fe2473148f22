import { defineAdminTexts, defineTexts } from "#app/i18n/texts.ts";

export const tradeTexts = defineTexts({
  pt: {
    page: "Acesso exclusivo",
    formTitle: "Peça o seu acesso",
    files: {
      title: (rug: string) => `Os arquivos do ${rug}`,
      plan: "Planta.",
      planNote: "Contorno e eixos em centímetros, para o seu desenho.",
      planLabel: (rug: string) => `Planta do tapete ${rug}, com medidas`,
      texture: "Textura.",
      textureNote: "Vista de cima, sem sombra, para o seu render.",
      tearSheet: "Ficha.",
      tearSheetNote: "Medidas, preços, prazos e fios em uma folha A4.",
      open: (rug: string) => `Ficha do ${rug} em PDF`,
    },
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
        "Recebemos o seu pedido de acesso exclusivo para profissionais. Agradecemos o interesse. Qual é um bom horário para conversarmos sobre o programa e o seu projeto?",
    },
  },
  es: {
    page: "Acceso exclusivo",
    formTitle: "Solicite su acceso",
    files: {
      title: (rug: string) => `Los archivos de la ${rug}`,
      plan: "Plano.",
      planNote: "Contorno y ejes en centímetros, para su dibujo.",
      planLabel: (rug: string) => `Plano de la alfombra ${rug}, con medidas`,
      texture: "Textura.",
      textureNote: "Vista desde arriba, sin sombra, para su render.",
      tearSheet: "Ficha.",
      tearSheetNote: "Medidas, precios, plazos e hilos en una hoja A4.",
      open: (rug: string) => `Ficha de la ${rug} en PDF`,
    },
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
        "Hemos recibido su solicitud de acceso exclusivo para profesionales. Gracias por su interés. ¿Qué horario le viene bien para hablar del programa y de su proyecto?",
    },
  },
  en: {
    page: "Exclusive access",
    formTitle: "Request your access",
    files: {
      title: (rug: string) => `The files of ${rug}`,
      plan: "Plan.",
      planNote: "Outline and axes in centimetres, for your drawing.",
      planLabel: (rug: string) => `Plan of the ${rug} rug, with measures`,
      texture: "Texture.",
      textureNote: "Seen from above, without shadow, for your rendering.",
      tearSheet: "Sheet.",
      tearSheetNote: "Sizes, prices, lead times and yarns on one A4 page.",
      open: (rug: string) => `Tear sheet of ${rug}, PDF`,
    },
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
        "We have received your request for the professionals’ programme. Thank you for your interest. When would be a good time to talk about the programme and your project?",
    },
  },
});

export const tradeAdminTexts = defineAdminTexts({
  label: "Acesso exclusivo",
  details: { profession: "Profissão" },
});
